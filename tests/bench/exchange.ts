import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { cpf } from '#tests/helpers/samples/sample-value.ts'
import { untilReady } from './measure/until-ready.ts'

/**
 * `npm run bench:exchange`: a spreadsheet of ROWS rows (100,000) is tried, imported and exported by a server of its own, as the screens do it.
 * Prints the time, the rows per second and the most memory the server held, beside what it held before. ENTITY: etapas-seletivas (default) or
 * candidatos.
 */
const rows = Number(process.env.ROWS ?? 100_000)
const entity = process.env.ENTITY ?? 'etapas-seletivas'
const base = 'http://127.0.0.1:4972'
const url = `${base}/api/captacao/${entity}`

const lines: Record<string, { header: string; row(n: number): string }> = {
  'etapas-seletivas': { header: 'Ordem;Nome;Análise Comportamental', row: (n) => `${1 + (n % 999)};Etapa ${n};Não` },
  candidatos: {
    header: 'Nome;CPF;Data de Nascimento;Sexo;UF;Cidade',
    row: (n) => `Candidata ${n};${cpf(n + (Date.now() % 1e7))};${10 + (n % 18)}/03/1990;Feminino;CE;Fortaleza`,
  },
}

interface Task {
  estado: string
  progresso: number
  mensagem?: string
  resultado?: { importados: number; recusados: number }
}

const megabytes = (bytes: number) => `${(bytes / 1048576).toFixed(0)} MB`
const rssOf = ({ pid }: ChildProcess) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1024

/** Runs a piece of work and prints what it took; memory is looked at ten times a second. */
async function measured(server: ChildProcess, name: string, work: () => Promise<string>): Promise<void> {
  const before = rssOf(server)
  let most = before
  const watch = setInterval(() => {
    most = Math.max(most, rssOf(server))
  }, 100)
  const started = performance.now()
  const result = await work()
  clearInterval(watch)
  const seconds = (performance.now() - started) / 1000
  const speed = `${seconds.toFixed(0)} s, ${(rows / seconds).toFixed(0)} linhas/s`
  console.log(
    `${name.padEnd(16)} ${speed.padEnd(24)} memória ${megabytes(before)} → no máximo ${megabytes(most)}  ${result}`,
  )
}

async function session(): Promise<Record<string, string>> {
  const headers = { 'content-type': 'application/json', 'x-requested-with': 'prumo' }
  const body = JSON.stringify({ usuario: 'admin', senha: 'prumo-demo-2026' })
  const login = await fetch(`${base}/api/login`, { method: 'POST', headers, body })
  return { 'x-requested-with': 'prumo', cookie: (login.headers.get('set-cookie') ?? '').split(';')[0] ?? '' }
}

async function task(headers: Record<string, string>, arquivoId: string, simular: boolean): Promise<string> {
  const json = { ...headers, 'content-type': 'application/json' }
  const body = JSON.stringify({ arquivoId, simular })
  const started = await fetch(`${url}/importacao/tarefa`, { method: 'POST', headers: json, body })
  const { tarefaId } = (await started.json()) as { tarefaId: string }
  const seen = new Set<number>()
  for (;;) {
    await sleep(500)
    const now = (await (await fetch(`${base}/api/tarefas/${tarefaId}`, { headers })).json()) as Task
    seen.add(now.progresso)
    if (now.estado === 'na-fila' || now.estado === 'executando') continue
    const { importados, recusados } = now.resultado ?? {}
    return `${now.estado} ${now.mensagem ?? ''}: ${importados} certas, ${recusados} recusadas, ${seen.size} andamentos vistos`
  }
}

async function main(server: ChildProcess): Promise<void> {
  await untilReady(`${base}/api/health`)
  const headers = await session()
  const make = lines[entity]
  if (!make) throw new Error(`ENTITY: ${Object.keys(lines).join(', ')}`)
  const text = [make.header, ...Array.from({ length: rows }, (_, n) => make.row(n + 1))].join('\r\n')
  const form = new FormData()
  form.append('arquivo', new Blob([text], { type: 'text/csv' }), 'planilha.csv')
  console.log(`${rows.toLocaleString('pt-BR')} linhas de ${entity}, ${megabytes(text.length)}`)
  let arquivoId = ''
  await measured(server, 'envio', async () => {
    const sent = await fetch(`${url}/importacao/arquivo`, { method: 'POST', headers, body: form })
    const answer = (await sent.json()) as { arquivoId: string; linhas: number; message?: string }
    arquivoId = answer.arquivoId
    return answer.message ?? `${answer.linhas} linhas contadas`
  })
  await measured(server, 'simulação', () => task(headers, arquivoId, true))
  await measured(server, 'importação', () => task(headers, arquivoId, false))
  for (const formato of ['csv', 'xlsx'])
    await measured(server, `exportação ${formato}`, async () => {
      const answer = await fetch(`${url}/exportacao?formato=${formato}`, { headers })
      let bytes = 0
      for await (const piece of answer.body ?? []) bytes += piece.length
      return megabytes(bytes)
    })
}

const server = spawn(process.execPath, ['server/start/program.mjs', 'server/main.ts'], {
  env: { ...process.env, PORT: '4972', DATA_DIR: `${process.cwd()}/.cache/bench-exchange`, DEMO: '1' },
  stdio: ['ignore', 'ignore', 'inherit'],
})
await main(server).finally(() => server.kill('SIGTERM'))
