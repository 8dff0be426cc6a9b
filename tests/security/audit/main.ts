import { fileURLToPath } from 'node:url'
import { isoDay } from '#schemas/runtime/dates.ts'
import { askNpm, audit } from './run.ts'

// npm run audit: known holes of the libraries against the time frames of tests/security/README.md; asks the npm registry
process.exit(
  await audit({
    ask: () => askNpm(fileURLToPath(new URL('../../../', import.meta.url))),
    file: fileURLToPath(new URL('advisories.json', import.meta.url)),
    today: isoDay(new Date()),
    ci: Boolean(process.env.CI),
    say: console.log,
  }),
)
