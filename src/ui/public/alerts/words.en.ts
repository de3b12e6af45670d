import type { Words } from './words.fr';
import { formatDate } from '../../words/format.en';

export const words: Words = {
  title: 'Alerts',
  show: '[Show the ]alerts',
  hide: '[Hide the ]alerts',
  lost: 'The list of alerts could not be loaded.',
  trafficAt: (time) => `Traffic updated at [${time}]`,
  none: 'No current alerts',
  unavailable: 'Alerts unavailable: trust the road signs',
  noneInList: 'There are no current alerts.',
  count: (alerts, news) => {
    const ofAlerts = alerts === 1 ? '1 alert' : `${alerts} alerts`;
    const ofNews = news === 1 ? '1 news item' : `${news} news items`;
    if (news === 0) return ofAlerts;
    return alerts === 0 ? ofNews : `${ofAlerts}, ${ofNews}`;
  },
  latest: (title) => `New: [${title}]`,
  newOn: (day) => `New · ${formatDate(day)}`,
};
