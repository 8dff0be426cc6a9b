import type { GrupoAnonimo, Papel } from '#schemas/runtime/domain/desempenho.ts'
import type { JsonValue } from '#schemas/runtime/model.ts'
import { closeCollection } from '#server/features/anonimato/close.ts'
import { type CollectionKey, findCollection, openCollection } from '#server/features/anonimato/collection.ts'
import { type Comment, readComments } from '#server/features/anonimato/comments.ts'
import type { Respondent } from '#server/features/anonimato/draft.ts'
import { readCells } from '#server/features/anonimato/read.ts'
import type { PerguntaGuardada } from '#server/features/questionario/perguntas.ts'
import { type Apartada, apartadaEm, largestOf, urnOf } from '#server/features/questionario/respostas/apartada.ts'
import { readVersao } from '#server/features/questionario/respostas/versao.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { AVALIADO, type Avaliado, type Distribuido, readAvaliados, readDistribuidos } from './avaliados.ts'
import type { Ciclo, Onde } from './ciclo.ts'

/** Names of the figures stored with an answer sheet besides its answers: results of the questionnaire and of the competences. */
export const PERFORMANCE = 'performance'
export const ADERENCIA = 'aderencia'

/** The figure with the level that was given in a competence. */
export const figuraDe = (competenciaId: number): string => `c${competenciaId}`

/** All sheets about one evaluated person of a cycle. */
export const colecaoDe = (empresaId: number, { id }: Pick<Avaliado, 'id'>): CollectionKey => ({
  ...{ empresaId, registro: AVALIADO, registroId: id, versao: 1 },
})

/** Opens a collection for each evaluated person of an anonymous cycle, with the minimum group that the company has now. @returns that minimum */
export async function abreColecoes(tx: Onde, avaliados: Iterable<Distribuido>): Promise<number | undefined> {
  let minimo: number | undefined
  const sizes = new Map<string, number>()
  for (const avaliado of avaliados) {
    const { questionario, numeroVersao } = avaliado
    const versao = `${questionario} ${numeroVersao}`
    if (!sizes.has(versao)) sizes.set(versao, largestOf(await perguntasDe(tx, avaliado)))
    const key = colecaoDe(tx.session.empresaId, avaliado)
    const opened = await openCollection(tx.db, key, {
      kind: 'AVALIACAO',
      atributos: ['papel'],
      largest: sizes.get(versao),
    })
    minimo = opened.minimo
  }
  return minimo
}

/** The questions about an evaluated person, from the version frozen at the release. */
export async function perguntasDe(
  { db, session }: Onde,
  { questionario, numeroVersao }: Distribuido,
): Promise<PerguntaGuardada[]> {
  if (questionario == null || numeroVersao == null) return []
  return (await readVersao(db, session.empresaId, Number(questionario), numeroVersao)).perguntas
}

/** Closes the collections of a cycle: its sheets leave their urns, groups below the minimum are destroyed, as announced before the first question. */
export async function fechaColecoes(tx: Ctx, ciclo: Ciclo): Promise<void> {
  for (const avaliado of (await readDistribuidos(tx, ciclo.id)).values())
    await closeCollection(tx.db, urnOf(tx), colecaoDe(tx.session.empresaId, avaliado), tx.context.hoje)
}

/** Results of the anonymous sheets about one person per role, or joined roles; readable only after the closing. */
export async function gruposAnonimos(ctx: Onde, avaliado: Avaliado) {
  const celulas = await papeisLidos(ctx, avaliado, [PERFORMANCE, ADERENCIA])
  const grupos = (figura: string): GrupoAnonimo[] =>
    celulas.flatMap(({ papeis, perguntas }) => {
      const { n, media } = perguntas[figura] ?? {}
      return n === undefined || media === undefined ? [] : [{ papeis, respostas: n, media }]
    })
  return { potencial: grupos(PERFORMANCE), desempenho: grupos(ADERENCIA) }
}

/** Levels that a role, or joined roles, gave in each competence; competences with too few answers are left out. */
export interface NiveisAnonimos {
  papeis: Papel[]
  /** number of sheets */
  respostas: number
  /** by competence */
  niveis: Map<number, GrupoAnonimo>
}

/** The levels in the sheets about one person, by roles or roles joined. @throws DomainError COLETA_ABERTA before the closing */
export async function niveisAnonimos(
  ctx: Onde,
  avaliado: Pick<Avaliado, 'id' | 'competencias'>,
): Promise<NiveisAnonimos[]> {
  const ids = avaliado.competencias.map(({ id }) => id)
  const celulas = await papeisLidos(ctx, avaliado, ids.map(figuraDe))
  return celulas.flatMap(({ papeis, n: respostas, perguntas }) => {
    if (respostas === undefined) return []
    const niveis = ids.flatMap((id): [number, GrupoAnonimo][] => {
      const { n, media } = perguntas[figuraDe(id)] ?? {}
      return n === undefined || media === undefined ? [] : [[id, { papeis, respostas: n, media }]]
    })
    return [{ papeis, respostas, niveis: new Map(niveis) }]
  })
}

/** What was written about one person, mixed, and whether it is released. @param toRelease for who decides on it: hidden ones, too, and before */
export async function comentariosGuardados(
  { db, session }: Ctx,
  avaliado: Avaliado,
  toRelease: boolean,
): Promise<{ liberados: boolean; comentarios: Comment[] }> {
  const key = colecaoDe(session.empresaId, avaliado)
  const liberados = (await findCollection(db, key))?.comentariosLiberados === true
  return { liberados, comentarios: toRelease || liberados ? await readComments(db, key, { toRelease }) : [] }
}

/** The cells cut by role (or joined roles) with these figures. */
async function papeisLidos(ctx: Onde, avaliado: Pick<Avaliado, 'id'>, figuras: readonly string[]) {
  const key = colecaoDe(ctx.session.empresaId, avaliado)
  const { celulas } = await readCells(ctx.db, key, (respostas) => numerosDe(respostas, figuras))
  return celulas
    .filter(({ corte }) => corte.join() === 'papel')
    .map(({ valores, ...celula }) => ({ ...celula, papeis: String(valores.papel).split('+') as Papel[] }))
}

const numerosDe = (respostas: Record<string, JsonValue>, figuras: readonly string[]) =>
  figuras.flatMap((pergunta) => {
    const valor = respostas[pergunta]
    return typeof valor === 'number' ? [{ pergunta, valor }] : []
  })

/** Where the answers of one anonymous copy about a talento are stored. */
export async function apartadaDe(
  ctx: Ctx,
  cicloId: number,
  talento: number,
  respondent: Respondent,
): Promise<Apartada | undefined> {
  const avaliado = (await readAvaliados(ctx, cicloId, [talento])).get(talento)
  if (!avaliado) return undefined
  return apartadaEm(ctx, colecaoDe(ctx.session.empresaId, avaliado), respondent)
}
