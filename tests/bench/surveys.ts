import { setTimeout as sleep } from 'node:timers/promises'
import type { SurveyResults } from '#schemas/runtime/answers/surveys/survey-results.ts'
import { residentMb } from '#tests/helpers/resident.ts'
import { act, type Call, caller, enter, type Json, median, PORT, p95, timed } from './cycles/calls.ts'
import { type DemoServer, startDemo } from './measure/demo-server.ts'
import { Budgets } from './measure/held.ts'

/**
 * `npm run bench:surveys`: an anonymous survey of 60 questions with every cut is released to 10,000 people (PEOPLE), answered by 200 within a few seconds and by 200 at the same
 * moment, closed and read. Fails above a budget and when an answer is lost.
 */
const PEOPLE = Number(process.env.PEOPLE ?? 10_000)
const QUESTIONS = 60
const AT_ONCE = 200
/** within which the first of them come */
const SPREAD = 20_000
const SURVEYS = '/api/pesquisa/pesquisas'
const LINKED = '/api/externo/questionarios'
/** milliseconds */
const budget = { release: 10_000, results: 1000, send: 200 }

const server = await startDemo(PORT, ['--talentos', String(PEOPLE)])
const budgets = new Budgets()
let code = 1
try {
  await measure(server)
  code = budgets.finish()
} finally {
  await server.stop()
}
process.exit(code)

async function measure({ pid, runBeside }: DemoServer): Promise<void> {
  const admin = await enter('admin')
  if (!runBeside('tests/bench/data/surveys.ts')) throw new Error('no addresses')
  const { id } = await makeSurvey(admin)
  const resting = residentMb(pid)
  let most = resting
  const watch = setInterval(() => {
    most = Math.max(most, residentMb(pid))
  }, 100)
  const released = await timed(() => act(admin, `${SURVEYS}/${id}/libera`))
  budgets.held(`liberação${released.answer ? ', como tarefa' : ''}`, released.ms, budget.release)
  const { convidados } = await admin<{ convidados: number }>('GET', `${SURVEYS}/${id}`)
  console.log(`  ${convidados} convidados`)
  const codes = await codesOf(admin, id)
  const soon = await Promise.all(codes.slice(0, AT_ONCE).map((code, i) => handIn(code, (i * SPREAD) / AT_ONCE)))
  budgets.held(`${AT_ONCE} em ${SPREAD / 1000} s: enviar (mediana)`, median(soon), undefined)
  budgets.held(`${AT_ONCE} em ${SPREAD / 1000} s: enviar, p95`, p95(soon), budget.send)
  const burst = await timed(() => Promise.all(codes.slice(AT_ONCE).map((code) => handIn(code, 0))))
  budgets.held(`${AT_ONCE} no mesmo instante: abrem e enviam`, burst.ms, undefined)
  budgets.held(`${AT_ONCE} no mesmo instante: enviar, p95`, p95(burst.answer), undefined)
  if (!runBeside('tests/bench/data/surveys.ts', { SURVEY: String(id) })) throw new Error('no answers')
  // connections that the server has closed since are let go
  await sleep(100)
  budgets.held('encerramento', (await timed(() => act(admin, `${SURVEYS}/${id}/encerra`))).ms, undefined)
  const times: number[] = []
  let seen: SurveyResults | undefined
  for (let n = 0; n < 5; n++) {
    const { ms, answer } = await timed(() => admin<SurveyResults>('GET', `${SURVEYS}/${id}/resultados`))
    times.push(ms)
    seen = answer
  }
  budgets.held(`resultados, ${seen?.celulas.length} grupos (mediana)`, median(times), budget.results)
  budgets.held('respostas perdidas', convidados - (seen?.celulas[0]?.n ?? 0), 0, 'respostas')
  clearInterval(watch)
  budgets.held('memória do servidor, no máximo', most, undefined, `MB (parado ${resting})`)
}

async function makeSurvey(call: Call): Promise<{ id: number }> {
  const survey = await call<{ id: number }>('POST', SURVEYS, {
    ...{ titulo: 'Medição', dataIni: '2020-01-01', dataFim: '2099-12-31', anonima: true, publico: { quem: 'TODOS' } },
    atributos: ['area', 'estabelecimento', 'grupo', 'tempo', 'sexo'],
  })
  const respostas = ['Nunca', 'Às vezes', 'Quase sempre', 'Sempre'].map((texto, at) => ({ texto, peso: at + 1 }))
  for (let n = 0; n < QUESTIONS; n++)
    await call('POST', `${SURVEYS}/${survey.id}/perguntas`, {
      texto: `Como é trabalhar aqui, pergunta ${n}?`,
      ...(n % 2 === 0 ? { tipo: 4, notaMinima: 0, notaMaxima: 10 } : { tipo: 1, respostas }),
    })
  return survey
}

/** Links to twice as many copies as hand in together. */
async function codesOf(admin: Call, survey: number): Promise<string[]> {
  const { questionario } = await admin<{ questionario: { id: number } }>('GET', `${SURVEYS}/${survey}`)
  const codes: string[] = []
  for (let page = 0; codes.length < 2 * AT_ONCE; page++) {
    const people = await admin<{ id: number }[]>(
      'GET',
      `/api/pesquisa/colaborador-questionario?questionario=${questionario.id}&size=100&page=${page}`,
    )
    for (const { id } of people) {
      const { link } = await admin<{ link: string }>('POST', `/api/avaliacao/avaliacoes/${id}/link`, {})
      codes.push(link.split('#')[1] ?? '')
    }
  }
  return codes
}

interface Shown {
  versao: number
  perguntas: { id: number; tipo: number; opcoes?: { id: number }[] }[]
}

/** Somebody without a log-in comes after some time, opens his link and hands in. @returns how long the sending takes */
async function handIn(codigo: string, after: number): Promise<number> {
  await sleep(after)
  const stranger = caller()
  const { versao, perguntas } = await stranger<Shown>('POST', `${LINKED}/mostra`, { codigo })
  const respostas = perguntas.map(
    ({ id: perguntaId, tipo: tipoId, opcoes }): Json =>
      tipoId === 4
        ? { perguntaId, tipoId, nota: perguntaId % 11 }
        : { perguntaId, tipoId, respostaId: opcoes?.[0]?.id },
  )
  return (await timed(() => stranger('POST', LINKED, { codigo, versao, respostas }))).ms
}
