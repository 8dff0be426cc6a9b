/**
 * The fourteen walls (DESIGN: imports). Each has a reason and, in tests/walls.test.ts, a planted violation that must be found.
 * @type {import('dependency-cruiser').IConfiguration}
 */
const wall = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

/** Houses whose rooms stand in an order, from the ground up; '.' is what stands in the house itself. Their READMEs say what is in each. */
export const houses = {
  'server/platform/crud': [
    '.',
    'request',
    'computed',
    'plan',
    'sight',
    'read',
    'list',
    'trail',
    'rows',
    'workflow',
    'workflow/approval',
    'write',
    'actions',
    'history',
    'trash',
    'timeline',
    'bulk',
    'exchange',
    'routes',
    'jobs',
  ],
  'schemas/runtime': [
    '.',
    'written',
    'days',
    'computed',
    'formats/parts',
    'formats',
    'rich-text',
    'files',
    'domain',
    'checks',
    'record',
    'shown',
    'definition',
    'anonimato',
    'questionario',
    'answers/surveys',
    'answers/recruitment',
    'answers/evaluation',
    'answers/positions',
    'answers/utilities',
    'answers',
  ],
  'server/platform/errors': ['catalogue', '.'],
  'server/features/dashboards': ['.', 'sql', 'cells', 'answers', 'routes'],
  'server/platform/session': [
    '.',
    'identity',
    'devices',
    'passwords',
    'own',
    'menu',
    'oidc',
    'userinfo',
    'factors',
    'keys',
    'seals',
    'routes',
    'jobs',
  ],
  'admin/shell': [
    '.',
    'fields',
    'dialogs',
    'lines',
    'ordered',
    'unsaved',
    'shortcuts',
    'pages',
    'news',
    'tasks',
    'consistency',
    'assistente',
    'panel',
    'menu',
    'find',
    'screen',
    'trail',
    'session/fields',
    'session',
    'session/entry',
    'layout',
  ],
  'admin/providers': ['address', '.', 'records', 'entry'],
  'server/features/questionario': ['.', 'respostas', 'papel', 'prontos', 'rotas'],
  'admin/resource/list': ['.', 'table', 'bulk', 'actions', 'pages', 'view'],
  'generator/lint': ['.', 'conditions', 'fields', 'registers', 'pages'],
}

/** Files of rooms of a house, not those of rooms inside them. */
const filesOf = (house, rooms) => `^${house}/(${rooms.map((room) => (room === '.' ? '' : `${room}/`)).join('|')})[^/]+$`

/** One rule for each room that has others above it. */
const floors = Object.entries(houses).flatMap(([house, rooms]) =>
  rooms
    .slice(0, -1)
    .map((room, i) =>
      wall(
        '14-rooms-look-down',
        'Rooms of a house stand in an order: none imports values of one above it.',
        { path: filesOf(house, [room]) },
        { path: filesOf(house, rooms.slice(i + 1)), dependencyTypesNot: ['type-only'] },
      ),
    ),
)

/** Rooms of the server on its floors, from the ground up; its README says what is in each. */
export const serverRooms = [
  'platform/errors',
  'platform/base',
  'platform/access',
  'platform/database',
  'platform/queue',
  'platform/security',
  'platform/messages',
  'platform/mail',
  'platform/files',
  'platform/outbound',
  'platform/openapi',
  'platform/crud',
  'platform/webhooks',
  'platform/data',
  'platform/integrations',
  'platform/plugins',
  'platform/session',
  'platform/placeholders',
  'platform/reports',
  'platform/uploads',
  'features/anonimato',
  'features/talentos',
  'features/questionario',
  'features/publico',
  'features/captcha',
  'features/log',
  'features/notices',
  'features/consistency',
  'features/ocr',
  'features/lgpd',
  'features/dashboards',
  'features/calendars',
  'features/outbox',
  'features/register-copy',
  'features/setup',
  'features/cep',
  'features/pessoas',
  'features/feeds',
  'features/workplace',
  'features/backup',
  'features/copy',
  'domain',
  'generated',
  'seeds',
  'start',
]

/** What puts the server together. */
const roof = '^server/[^/]+[.]ts$'

/** One rule for each room of the server with all that is in it. The highest starts parts of the roof. */
const server = serverRooms.slice(0, -1).map((room, i) => {
  const above = serverRooms.slice(i + 1).map((each) => `^server/${each}/`)
  return wall(
    '14-rooms-look-down',
    'Rooms of the server stand in an order: none imports values of one above it, nothing but what starts it what puts it together.',
    { path: `^server/${room}/` },
    { path: [...above, roof], dependencyTypesNot: ['type-only'] },
  )
})

export default {
  forbidden: [
    wall('01-no-cycles', 'Two files that need each other are one idea in two places.', {}, { circular: true }),
    wall(
      '02-schemas-import-no-one',
      'The source of everything depends on nothing of it.',
      { path: '^schemas/' },
      { path: '^(generator|server|admin|portal|tests)/' },
    ),
    wall(
      '03-nobody-imports-generator',
      'The generator is a tool: the product runs without it.',
      { path: '^(schemas|server|admin|portal)/' },
      { path: '^generator/' },
    ),
    wall(
      '04-server-knows-no-screen',
      'The server serves built files by path.',
      { path: '^server/' },
      { path: '^(admin|portal)/' },
    ),
    wall(
      '05-browser-knows-no-server',
      'The browser talks to the server over the wire only, and compiles nothing.',
      { path: '^(admin|portal)/' },
      { path: '^(server/|schemas/(load|compile|storage)\\.ts|schemas/loader/)' },
    ),
    wall(
      '06-portal-borrows-only-the-form',
      'The portal must stay light.',
      { path: '^portal/' },
      { path: '^admin/(?!form/)' },
    ),
    wall(
      '07-form-knows-no-react-admin',
      'The portal uses the form engine too.',
      { path: '^admin/form/' },
      { path: '(^node_modules/(react-admin|ra-[^/]+)/)|^admin/(?!form/)' },
    ),
    wall(
      '08-interpreters-know-no-domain',
      'Generic code knows no entity.',
      { path: '^(server/platform/crud|admin/resource)/' },
      {
        path: '^(server/(domain|platform/reports|generated/(routes|reports))|admin/(screens|overrides|generated))',
        dependencyTypesNot: ['type-only'],
      },
    ),
    wall(
      '09-domain-sees-queries-only',
      "A domain folder sees another's queries.ts only.",
      { path: '^server/domain/([^/]+/[^/]+)/' },
      { path: '^server/domain/[^/]+/[^/]+/', pathNot: '^server/domain/($1/|[^/]+/[^/]+/queries\\.ts$)' },
    ),
    wall(
      '10-reports-read-only',
      'A report reads through queries.ts and changes nothing.',
      { path: '^server/(platform/reports|domain/[^/]+/relatorios)/' },
      {
        path: '^server/(domain/[^/]+/(?!relatorios/)[^/]+/(?!queries\\.ts$)|platform/crud/(rows|write|actions|history|trash|bulk)/)',
      },
    ),
    wall(
      '11-integrations-stand-alone',
      'An outside system can be replaced without touching the inside.',
      { path: '^server/platform/integrations/([^/]+)/' },
      { path: '^server/(domain|platform/(reports|crud)|jobs[.]ts)|^server/platform/integrations/(?!$1/)' },
    ),
    wall(
      '12-screens-stand-alone',
      'A screen can be thrown away without another noticing.',
      { path: '^admin/screens/([^/]+/[^/]+)/' },
      { path: '^admin/screens/', pathNot: '^admin/screens/$1/' },
    ),
    wall('13-nobody-imports-tests', 'What tests need stays in tests.', { pathNot: '^tests/' }, { path: '^tests/' }),
    ...floors,
    ...server,
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
}
