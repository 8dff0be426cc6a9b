import type { ReajusteColaborador } from '#schemas/generated/types/cargo-salario/reajuste-colaborador.ts'
import { quadroNoDiaSql } from '#server/domain/gestao-talentos/talento/queries.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { run } from '#server/platform/database/sql.ts'

/** Place and pay of a talent of the company on a day. */
export interface SituacaoNoDia {
  id: number
  nome: string
  data_admissao: string
  trabalha: boolean
  estabelecimento_id: number | null
  area_id: number
  ambiente_id: number | null
  faixa_id: number
  funcao_id: number | null
  tipo: 1 | 2 | 3
  indice_id: number | null
  quantidade: number | null
  /** missing where band or index have no value by then */
  salario: number | null
}

export const SEM_SITUACAO = 'O talento não é desta empresa ou não tem histórico'

/** Columns of CTE `quadro` for SituacaoNoDia. */
export const DA_SITUACAO = `id, nome, data_admissao::text as data_admissao, trabalha, estabelecimento_id, area_id, ambiente_id, faixa_id, funcao_id, tipo,
  indice_id, quantidade, salario`

const TEXT = `with ${quadroNoDiaSql('$1', '$2::date')} select ${DA_SITUACAO} from quadro`

/** Situations of these talents of the company on a day, by id; talents without history are missing. */
export async function situacoesNoDia(
  { db, session }: Ctx,
  ids: number[],
  dia: string,
): Promise<Map<number, SituacaoNoDia>> {
  const rows = await run<SituacaoNoDia>(db, `${TEXT} where id = any($3::bigint[])`, [session.empresaId, dia, ids])
  return new Map(rows.map((row) => [Number(row.id), { ...row, id: Number(row.id) }]))
}

type Proposta = Partial<ReajusteColaborador>

/** The `…Atual` fields of a proposal, from the talent's situation on the plan's day. */
export function atualDe(situacao: SituacaoNoDia): Proposta {
  const { estabelecimento_id, area_id, ambiente_id, faixa_id, funcao_id, tipo, indice_id, quantidade, salario } =
    situacao
  return {
    estabelecimentoAtual: ref(estabelecimento_id),
    areaOrganizacionalAtual: ref(area_id),
    ambienteAtual: ref(ambiente_id),
    faixaSalarialAtual: ref(faixa_id),
    funcaoAtual: ref(funcao_id),
    tipoSalarioAtual: tipo,
    indiceAtual: ref(indice_id),
    quantidadeIndiceAtual: quantidade ?? undefined,
    salarioAtual: salario ?? undefined,
  } as Proposta
}

/** The `…Proposto` fields that keep the situation of `atual`. */
export function mantida(atual: Proposta): Proposta {
  return {
    estabelecimentoProposto: atual.estabelecimentoAtual,
    areaOrganizacionalProposto: atual.areaOrganizacionalAtual,
    ambienteProposto: atual.ambienteAtual,
    faixaSalarialProposto: atual.faixaSalarialAtual,
    funcaoProposto: atual.funcaoAtual,
    tipoSalarioProposto: atual.tipoSalarioAtual,
    indiceProposto: atual.indiceAtual,
    quantidadeIndiceProposto: atual.quantidadeIndiceAtual,
    salarioProposto: atual.salarioAtual,
  } as Proposta
}

/** Fields that hold the situation for which a proposal was made. */
export const ATUAIS = [
  'estabelecimentoAtual',
  'areaOrganizacionalAtual',
  'ambienteAtual',
  'faixaSalarialAtual',
  'funcaoAtual',
  'tipoSalarioAtual',
  'indiceAtual',
  'quantidadeIndiceAtual',
  'salarioAtual',
] as const

/** Whether the talent's situation differs from the one for which a proposal was made. */
export const mudou = (proposta: Proposta, atual: Proposta): boolean =>
  ATUAIS.some((field) => said(proposta[field]) !== said(atual[field]))

const said = (value: unknown): unknown =>
  typeof value === 'object' && value !== null ? Number((value as { id: number }).id) : (value ?? undefined)

const ref = (id: number | null) => (id === null ? undefined : { id: Number(id) })
