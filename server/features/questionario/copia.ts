import type { Pergunta } from '#schemas/generated/types/avaliacao/pergunta.ts'
import type { RecordData } from '#schemas/runtime/model.ts'
import { forEntity, onBehalf } from '#server/platform/crud/context.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { findManyStored, readOfCompany } from '#server/platform/crud/read/read.ts'
import { insertBody } from '#server/platform/crud/write/operations.ts'
import { hot } from '#server/platform/database/hot.ts'
import { run } from '#server/platform/database/sql.ts'
import { ASPECTO, PERGUNTA } from './acesso.ts'
import { QUESTIONARIO } from './dono.ts'
import { perguntasDoQuestionario, proximaOrdem } from './ordem.ts'
import { readEditadas } from './perguntas.ts'

type Guardada = Pergunta & { id: number }

/** Source and target questionnaire of a copy; the contexts determine the companies. */
export interface Copia {
  from: Ctx
  de: number
  /** its `db` is the transaction */
  to: Ctx
  para: number
  /** only these questions; by default all of them, and all aspects */
  ids?: number[]
}

/**
 * Copies questions with their options; aspects are matched by name. A condition is copied when the question it depends on is copied, and refers to the
 * copy. The caller checks that the questionnaire may change. @returns how many
 */
export async function copiaPerguntas({ from, de, to, para, ids }: Copia): Promise<number> {
  const aspectos = new Aspectos(to, para)
  if (!ids) for (const nome of await nomesDosAspectos(from, to, de)) await aspectos.idDe(nome)
  const pares: Pares = new Map()
  const ordens = await readEditadas(to.db, to.session.empresaId, para)
  let ordem = proximaOrdem(ordens)
  const of = perguntasDoQuestionario(to)
  for (const pergunta of await perguntasDe(from, to, de, ids)) {
    const body = await corpoDe(pergunta, pares, aspectos)
    const id = await insertBody(of, { ...body, questionario: { id: para } }, { ordem: ordem++ })
    const copia = await readOfCompany<Pergunta>(of, id)
    pares.set(pergunta.id, { original: pergunta, copia })
  }
  return pares.size
}

/** Original and copy by the original's id; their options are in the same order. */
type Pares = Map<number, { original: Guardada; copia: Guardada }>

async function perguntasDe(from: Ctx, { db }: Ctx, questionario: number, ids?: number[]): Promise<Guardada[]> {
  const todas = await readEditadas(db, from.session.empresaId, questionario)
  const chosen = todas.map(({ id }) => id).filter((id) => !ids || ids.includes(id))
  const stored = await findManyStored<Pergunta>({ ...forEntity(from, PERGUNTA), db }, chosen)
  return chosen.flatMap((id) => stored.find((pergunta) => pergunta.id === id) ?? [])
}

async function corpoDe(pergunta: Guardada, pares: Pares, aspectos: Aspectos): Promise<RecordData> {
  const { texto, tipo, peso, obrigatoria, notaMinima, notaMaxima, exigirComentario, comentario } = pergunta
  const { aspecto, respostaSugerida, respostas } = pergunta
  return {
    ...{ texto, tipo, peso, obrigatoria, notaMinima, notaMaxima, exigirComentario, comentario, respostaSugerida },
    ...(aspecto && { aspecto: { id: await aspectos.idDe(aspecto.nome ?? '') } }),
    ...(respostas && { respostas: respostas.map(({ texto: opcao, peso: valor }) => ({ texto: opcao, peso: valor })) }),
    ...condicaoDe(pergunta, pares),
  }
}

function condicaoDe({ condicao }: Guardada, pares: Pares): RecordData {
  const { pergunta, opcoes, notaDe, notaAte } = condicao ?? {}
  const par = pergunta && pares.get(pergunta.id)
  if (!par) return {}
  const ids = (of: Guardada) => (of.respostas ?? []).map((opcao) => (opcao as { id?: number }).id)
  const [antes, depois] = [ids(par.original), ids(par.copia)]
  const novas = opcoes?.flatMap((id) => depois[antes.indexOf(id)] ?? [])
  return { condicao: { pergunta: { id: par.copia.id }, opcoes: novas, notaDe, notaAte } }
}

// $1 company, $2 questionnaire
const NOMES = hot('select id, nome from aspecto where empresa_id = $1 and questionario_id = $2 order by nome')

const nomesDosAspectos = async (from: Ctx, { db }: Ctx, questionario: number): Promise<string[]> =>
  (await run<{ nome: string }>(db, NOMES, [from.session.empresaId, questionario])).map(({ nome }) => nome)

/** Aspects of a questionnaire by name; creates missing ones. */
export class Aspectos {
  private known?: Map<string, number>

  constructor(
    private readonly to: Ctx,
    private readonly questionario: number,
  ) {}

  async idDe(nome: string): Promise<number> {
    const known = await this.read()
    const id = known.get(nome) ?? (await this.cria(nome))
    known.set(nome, id)
    return id
  }

  private cria(nome: string): Promise<number> {
    const of = onBehalf(forEntity(this.to, QUESTIONARIO), ASPECTO)
    return insertBody(of, { nome, questionario: { id: this.questionario } })
  }

  private async read(): Promise<Map<string, number>> {
    const { db, session } = this.to
    const rows = async () => run<{ id: number; nome: string }>(db, NOMES, [session.empresaId, this.questionario])
    this.known ??= new Map((await rows()).map(({ id, nome }) => [nome, Number(id)]))
    return this.known
  }
}
