import type { AreaDoTalento, SituacaoDoTalento } from '#schemas/runtime/answers/positions/talent-day.ts'
import type { RecordData } from '#schemas/runtime/model.ts'
import { hierarquiasDe, responsaveisDe } from '#server/domain/cargo-salario/area-organizacional/queries.ts'
import { type SituacaoNoDia, situacoesNoDia } from '#server/domain/cargo-salario/reajuste-colaborador/queries.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { nameReferences } from '#server/platform/crud/list/name-references.ts'
import { readRecord } from '#server/platform/crud/read/read.ts'
import { guardedOf, withoutUnknown } from '#server/platform/crud/sight/field-authority.ts'
import { cargosDasFaixas, gestorDe } from '../queries.ts'

/** Situation of a talent on a past, present or future day, from the valid row of his history — spec 2 §7 GET /{id}/situacao */
export async function situacaoDoTalento(ctx: Ctx, id: number, em: string): Promise<SituacaoDoTalento> {
  const { nome, dataAdmissao } = await readRecord(ctx, id)
  const talento = { id, nome: String(nome) }
  const noDia = (await situacoesNoDia(ctx, [id], em)).get(id)
  const dele = { talento, em, dataAdmissao: String(dataAdmissao) }
  if (!noDia?.trabalha) return { ...dele, trabalha: false }
  const gestor = await gestorDe(ctx, id, em)
  return {
    ...dele,
    trabalha: true,
    ...(await onde(ctx, noDia)),
    ...(gestor && { gestor: { id: gestor.id, nome: gestor.nome } }),
  }
}

/** The talent's fields as of the day that the session may see; references without readable name are left out. */
async function onde(ctx: Ctx, noDia: SituacaoNoDia): Promise<RecordData> {
  const { tipo, quantidade, salario, faixa_id } = noDia
  const cargo = (await cargosDasFaixas(ctx, [faixa_id])).get(Number(faixa_id))
  const fields: RecordData = {
    estabelecimento: ref(noDia.estabelecimento_id),
    areaOrganizacional: ref(noDia.area_id),
    ambiente: ref(noDia.ambiente_id),
    faixaSalarial: ref(faixa_id),
    funcao: ref(noDia.funcao_id),
    indice: ref(noDia.indice_id),
    tipoSalario: tipo,
    ...(quantidade !== null && { quantidade }),
    ...(salario !== null && { salario }),
  }
  withoutUnknown(guardedOf(ctx.deps.model, ctx.entity), ctx.session, fields)
  const named = await nameReferences(ctx, fields)
  const said = Object.entries(named).filter(([, value]) => isSaid(value))
  return { ...Object.fromEntries(said), ...(cargo && { cargo }) }
}

/** Whether a value is shown: a reference without a name is not readable for the session. */
const isSaid = (value: unknown): boolean =>
  typeof value === 'object' && value !== null ? 'nome' in value : value !== undefined

const ref = (id: number | null) => (id === null ? undefined : { id: Number(id) })

/** Area of a talent on a day, its path, and its present responsibles — spec 2 §7 GET /{id}/area */
export async function areaDoTalento(ctx: Ctx, id: number, em: string): Promise<AreaDoTalento> {
  const { talento, areaOrganizacional: area } = await situacaoDoTalento(ctx, id, em)
  if (!area) return { talento, em, responsaveis: [] }
  const caminho = (await hierarquiasDe(ctx, [area.id])).get(area.id)?.caminho ?? area.nome
  const responsaveis = await responsaveisDe(ctx, [area.id])
  return {
    talento,
    em,
    areaOrganizacional: { ...area, descricaoHierarquia: caminho },
    responsaveis: responsaveis.map(({ tipo, id, nome }) => ({ tipo, id, nome })),
  }
}
