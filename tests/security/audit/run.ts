import { execFile } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { type Advisory, advisoriesIn, judge, type Known, NoAnswer, type Report, type Timed } from './judge.ts'

export interface AuditOptions {
  /** what npm says */
  ask(): Promise<string>
  /** `advisories.json` */
  file: string
  today: string
  /** nobody commits what would be written down */
  ci: boolean
  say(line: string): void
}

/** Asks npm, in the folder of the project. It ends with a failure when it found something, which is an answer as well. */
export const askNpm = (folder: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const options = { cwd: folder, maxBuffer: 64 * 1024 * 1024, shell: process.platform === 'win32' }
    execFile('npm', ['audit', '--json'], options, (error, stdout) =>
      stdout.trim() === '' && error ? reject(new NoAnswer(error.message)) : resolve(stdout),
    )
  })

const titled = ({ id, library, severity, title, fix }: Advisory): string =>
  `${library}: ${title} (${severity}, ${id})${fix ? `; sem ela: ${fix}` : '; ainda sem versão corrigida'}`

/**
 * Says which known holes the libraries have, and until when each has to be mended.
 * @returns 0 when none is past its time, 1 when one is (or, in CI, not written down), 2 when nothing could be found out
 */
export async function audit({ ask, file, today, ci, say }: AuditOptions): Promise<number> {
  const known = JSON.parse(readFileSync(file, 'utf8')) as Known
  let found: Advisory[]
  try {
    found = advisoriesIn(reportIn(await ask()))
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error
    say(`O registro do npm não respondeu à pergunta por vulnerabilidades: ${error.message}`)
    say('Nada foi verificado. Execute de novo onde o registro responde a npm audit.')
    return 2
  }
  const { late, pending, excused, fresh, wrong, gone } = judge(found, known, today)
  for (const one of late) say(`FORA DO PRAZO desde ${one.until}: ${titled(one)}`)
  for (const one of pending) say(`Corrigir até ${one.until}: ${titled(one)}`)
  for (const one of excused) say(`Exceção até ${one.until} (${one.reason}): ${titled(one)}`)
  for (const id of wrong) say(`A exceção de ${id} não conta: precisa de um motivo e de um dia dentro de um ano.`)
  for (const id of gone) say(`${id} não aparece mais e sai de ${file}.`)
  if (!ci) writeFileSync(file, `${JSON.stringify(next(known, fresh, gone), undefined, 2)}\n`)
  else for (const one of fresh) say(`Não registrada (npm run audit, e o arquivo no repositório): ${titled(one)}`)
  say(`${found.length} vulnerabilidade(s) conhecida(s), ${late.length} fora do prazo.`)
  return late.length > 0 || wrong.length > 0 || (ci && fresh.length > 0) ? 1 : 0
}

function reportIn(text: string): Report {
  try {
    return JSON.parse(text) as Report
  } catch {
    throw new NoAnswer(text.slice(0, 200))
  }
}

function next({ found, exceptions }: Known, fresh: Timed[], gone: string[]): Known {
  const stays = ([id]: [string, unknown]) => !gone.includes(id)
  const all = [...Object.entries(found).filter(stays), ...fresh.map(({ id, since }): [string, string] => [id, since])]
  return {
    found: Object.fromEntries(all.sort(([a], [b]) => (a < b ? -1 : 1))),
    exceptions: Object.fromEntries(Object.entries(exceptions).filter(stays)),
  }
}
