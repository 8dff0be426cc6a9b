import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { residentMb } from '#tests/helpers/resident.ts'
import { answering, handingIn } from './cycles/answering.ts'
import { act, type Call, enter, type Json, PORT, timed } from './cycles/calls.ts'
import { type DemoServer, startDemo } from './measure/demo-server.ts'
import { Budgets } from './measure/held.ts'

/**
 * `npm run bench:cycles`: a cycle of 10,000 evaluated people (PEOPLE) whom four people each evaluate by 40 questions and their competences: participants filled in, released,
 * opened, handed in, 200 at the same time, closed, seen as Nine Box and reported. Fails above a budget and when an answer is lost.
 */
const PEOPLE = Number(process.env.PEOPLE ?? 10_000)
const AT_ONCE = 200
const CYCLES = '/api/avaliacao/avaliacoes-desempenho'
/** milliseconds, and MB of the server at most; a PDF of 10,000 rows has that of `bench:reports` */
const budget = { fill: 10_000, release: 20_000, open: 100, send: 150, chart: 1000, pdf: 8000, memory: 500 }

const folder = mkdtempSync(join(tmpdir(), 'prumo-cycles-'))
const server = await startDemo(PORT, ['--talentos', String(Math.ceil(PEOPLE * 1.3))])
const budgets = new Budgets()
let code = 1
/** the most memory of the server so far */
let most = residentMb(server.pid)
const watch = setInterval(() => {
  most = Math.max(most, residentMb(server.pid))
}, 100)
try {
  await measure(server)
  code = budgets.finish()
} finally {
  clearInterval(watch)
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
}
process.exit(code)

async function measure({ pid, runBeside }: DemoServer): Promise<void> {
  const admin = await enter('admin')
  const modelo = await makeModel(admin)
  const file = join(folder, 'people.json')
  if (!runBeside('tests/bench/cycles/people.ts', { PEOPLE: String(PEOPLE), FILE: file })) throw new Error('no people')
  const people = JSON.parse(readFileSync(file, 'utf8')) as number[]
  const resting = residentMb(pid)
  most = resting
  const soFar = (stage: string) => console.log(`  memória do servidor até aqui (${stage}): no máximo ${most} MB`)
  const id = await release(admin, modelo, people)
  soFar('liberação')
  const seen = await answering(admin, await enter('lider'), id)
  budgets.held('abrir um questionário (mediana)', seen.open, budget.open)
  budgets.held('enviar um questionário (mediana)', seen.send, budget.send)
  budgets.held('lista de quem responde 500 (mediana)', seen.list, undefined)
  const together = await handingIn(admin, id, AT_ONCE)
  budgets.held(`${AT_ONCE} de uma vez: abrem, guardam e enviam`, together.ms, undefined)
  budgets.held(`${AT_ONCE} de uma vez: abrir, p95`, together.open, undefined)
  budgets.held(`${AT_ONCE} de uma vez: enviar, p95`, together.send, undefined)
  budgets.held('respostas perdidas', together.lost, 0, 'de uma vez')
  if (!runBeside('tests/bench/cycles/answers.ts', { CYCLE: String(id) })) throw new Error('no answers')
  soFar('respostas')
  // nothing was heard meanwhile: connections that the server has closed since are let go
  await sleep(100)
  await results(admin, id, people, soFar)
  console.log(`memória do servidor: ${resting} MB parado`)
  budgets.held('memória do servidor, no máximo', most, budget.memory, 'MB')
}

async function makeModel(call: Call): Promise<Json> {
  const modelo = await call('POST', '/api/avaliacao/modelos-avaliacao', { titulo: 'Medição', tipo: 'D' })
  const opcoes = ['Nunca', 'Às vezes', 'Quase sempre', 'Sempre'].map((texto, at) => ({ texto, peso: at + 1 }))
  const pergunta = (n: number): Json => {
    const base = { questionario: modelo.questionario, texto: `Como esta pessoa trabalha, pergunta ${n}?` }
    if (n % 8 === 7) return { ...base, tipo: 3, obrigatoria: false }
    return n % 4 === 1 ? { ...base, tipo: 1, respostas: opcoes } : { ...base, tipo: 4, notaMinima: 0, notaMaxima: 100 }
  }
  for (let n = 0; n < 40; n++) await call('POST', '/api/avaliacao/perguntas', pergunta(n))
  return modelo
}

/** From the form to the release. @returns the cycle */
async function release(admin: Call, modelo: Json, people: number[]): Promise<number> {
  const { id } = await admin<{ id: number }>('POST', CYCLES, {
    ...{ titulo: 'Medição', dataIni: '2020-01-01', dataFim: '2099-12-31', modeloAvaliacao: { id: modelo.id } },
    ...{ permiteAutoAvaliacao: true, anonima: false, tipo: '1.0', abrangencia: '360', quantidadePares: 2 },
    ...{ avaliarCompetenciasCargo: true },
  })
  const filled = await timed(() =>
    admin('POST', `${CYCLES}/${id}/participantes/adiciona`, {
      ...{ colaboradoresIds: people, geraAutoavaliacao: true },
      ...{ preencheAvaliadosLideres: true, preencheAvaliadosPares: true },
    }),
  )
  budgets.held('participantes', filled.ms, budget.fill)
  budgets.held('quem avalia quem', (await timed(() => admin('GET', `${CYCLES}/${id}/participantes`))).ms, undefined)
  budgets.held('o que falta', (await timed(() => admin('GET', `${CYCLES}/${id}/antes-da-liberacao`))).ms, undefined)
  const released = await timed(() => act(admin, `${CYCLES}/${id}/libera`))
  budgets.held(`liberação${released.answer ? ', como tarefa' : ''}`, released.ms, budget.release)
  return id
}

/** From the closing to the papers. */
async function results(admin: Call, id: number, people: number[], soFar: (stage: string) => void): Promise<void> {
  budgets.held('encerramento', (await timed(() => act(admin, `${CYCLES}/${id}/encerra`))).ms, undefined)
  soFar('encerramento')
  budgets.held('Nine Box', (await timed(() => admin('GET', `/api/avaliacao/ninebox/chart/${id}`))).ms, budget.chart)
  const report = (formato: string, resultado: string, avaliadosIds?: number[]) =>
    timed(() =>
      admin('POST', '/api/avaliacao/relatorios/resultado-avaliacao-desempenho', {
        filters: { avaliacaoDesempenhoId: { id }, resultado, avaliadosIds },
        formato,
      }),
    )
  // each has some 170 rows of answers and means
  budgets.held('relatório em PDF, 10.000 linhas', (await report('pdf', 'A', people.slice(0, 60))).ms, budget.pdf)
  budgets.held('relatório geral de todos em XLSX', (await report('xlsx', 'G')).ms, undefined)
  budgets.held('relatório geral de todos em CSV', (await report('csv', 'G')).ms, undefined)
}
