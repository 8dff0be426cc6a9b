import { type Call, caller, type Json, median, p95, timed } from './calls.ts'

interface Question {
  id: number
  tipo: number
  opcoes?: { id: number }[]
}

/** What the page of the answers shows of a copy. */
interface Shown {
  id: number
  versao: number
  perguntas: Question[]
  competencias: { id: number; escala: { id: number }[] }[]
}

interface Delivery extends Json {
  respostas: { perguntaId: number; nota?: number }[]
}

const COPIES = '/api/avaliacao/avaliacoes'
const MINE = '/api/avaliacao/avaliacoes-desempenhos-questionarios'
const LINKED = '/api/externo/questionarios'
/** copies one after the other */
const SOME = 30

/** Everything that a copy asks; marks follow from the copy, so that they are known again. */
function deliveryOf({ id, versao, perguntas, competencias }: Shown): Delivery {
  const respostas = perguntas.map(({ id: perguntaId, tipo: tipoId, opcoes }) => {
    const asked = { perguntaId, tipoId }
    if (tipoId === 4) return { ...asked, nota: markOf(id, perguntaId) }
    return tipoId === 1 ? { ...asked, respostaId: opcoes?.[0]?.id } : { ...asked, comentario: `Comentário ${id}` }
  })
  const niveis = competencias.map(({ id: competencia, escala }) => ({
    competencia: { id: competencia },
    nivelCompetencia: { id: escala.at(-1)?.id },
  }))
  return { versao, respostas, configsNiveisCompetenciasFaixaSalariais: niveis }
}

const markOf = (copy: number, question: number): number => (copy * 7 + question * 13) % 101

/** Somebody with a log-in who answers one after the other, while he alone asks; and HR, who lists all copies. @returns medians in ms */
export async function answering(admin: Call, lider: Call, cycle: number) {
  await admin('GET', `${COPIES}?avaliacaoDesempenho=${cycle}&range=[0,14]`)
  const list: number[] = []
  for (let n = 0; n < 7; n++) list.push((await timed(() => lider('GET', MINE))).ms)
  const mine = await lider<{ avaliacoes?: { id: number }[] } | { id: number }[]>(
    'GET',
    `${MINE}?avaliacaoDesempenho=${cycle}&size=${SOME}`,
  )
  const rows = Array.isArray(mine) ? mine : (mine.avaliacoes ?? [])
  const open: number[] = []
  const send: number[] = []
  for (const { id } of rows) {
    const path = `/api/avaliacao/respostas/colaborador?colaboradorQuestionarioId=${id}`
    const shown = await timed(() => lider<Shown>('GET', path))
    open.push(shown.ms)
    send.push((await timed(() => lider('POST', `${MINE}/${id}`, deliveryOf(shown.answer)))).ms)
  }
  return { list: median(list), open: median(open), send: median(send) }
}

/** Many people without a log-in open what a link of an e-mail leads to, keep a draft and hand in, all at the same time. @returns how long it took, and what of it is not there */
export async function handingIn(admin: Call, cycle: number, people: number) {
  const copies = await admin<{ id: number }[]>(
    'GET',
    `${COPIES}?avaliacaoDesempenho=${cycle}&situacao=N&range=[0,${people - 1}]&sort=["id","ASC"]`,
  )
  const codes: { id: number; codigo: string }[] = []
  for (const { id } of copies) {
    const { link } = await admin<{ link: string }>('POST', `${COPIES}/${id}/link`, {})
    codes.push({ id, codigo: link.split('#')[1] ?? '' })
  }
  const stranger = caller()
  const open: number[] = []
  const send: number[] = []
  const one = async ({ codigo }: { codigo: string }) => {
    const shown = await timed(() => stranger<Shown>('POST', `${LINKED}/mostra`, { codigo }))
    open.push(shown.ms)
    const delivery = deliveryOf(shown.answer)
    const half = { ...delivery, respostas: delivery.respostas.slice(0, 20), respondidoParcialmente: true }
    const { versao } = await stranger<{ versao: number }>('POST', LINKED, { codigo, ...half })
    send.push((await timed(() => stranger('POST', LINKED, { codigo, ...delivery, versao }))).ms)
  }
  const { ms } = await timed(() => Promise.all(codes.map(one)))
  let lost = people - codes.length
  for (const { id } of codes) lost += await lostOf(admin, id)
  return { ms, lost, open: p95(open), send: p95(send) }
}

/** How many answers to a copy are not as they were sent. */
async function lostOf(admin: Call, id: number): Promise<number> {
  const given = await admin<{ perguntaId: number; tipoId: number; nota?: number; alcancado?: number }[]>(
    'GET',
    `/api/avaliacao/respostas/avaliacao-desempenho-questionario?colaboradorQuestionarioId=${id}`,
  )
  const { situacao } = await admin('GET', `${COPIES}/${id}`)
  if (situacao !== 'R') return given.length
  return given.filter(({ perguntaId, tipoId, nota }) => tipoId === 4 && nota !== markOf(id, perguntaId)).length
}
