import { useEffect, type ReactElement, type ReactNode } from 'react';
import { selectNews, wantNews } from '../../../application/public/newsSlice';
import type { Post } from '../../../domain/post';
import { Fetched } from '../../design/Fetched';
import { messageFor } from '../../messages/messageFor';
import { serviceMessages } from '../../messages/serviceMessages';
import { useAppDispatch, useAppSelector } from '../../state/appHooks';

interface NewsProps {
  readonly level: 1 | 2;
  readonly skeleton: ReactNode;
  readonly children: (posts: readonly Post[]) => ReactNode;
}

/** The news, asked for by whoever shows them first. */
export function News({ level, skeleton, children }: NewsProps): ReactElement {
  const dispatch = useAppDispatch();
  const news = useAppSelector(selectNews);
  useEffect(() => {
    dispatch(wantNews());
  }, [dispatch]);
  return (
    <Fetched
      remote={news}
      level={level}
      explain={(failure) => messageFor(serviceMessages, failure)}
      onRetry={() => {
        dispatch(wantNews());
      }}
      skeleton={skeleton}
    >
      {children}
    </Fetched>
  );
}
