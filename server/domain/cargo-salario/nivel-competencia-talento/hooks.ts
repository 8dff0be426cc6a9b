import type { NivelCompetenciaTalento } from '#schemas/generated/types/cargo-salario/nivel-competencia-talento.ts'
import type { ConfiguracaoNiveis } from '#schemas/runtime/answers/positions/competences.ts'
import { levelByShare, shareOf } from '#schemas/runtime/domain/competences.ts'
import type { FieldError } from '#schemas/runtime/model.ts'
import { exigidasDaFaixa } from '#server/domain/cargo-salario/config-nivel-faixa-salarial/queries.ts'
import { configuracaoEm } from '#server/domain/cargo-salario/configuracao-nivel-competencia/queries.ts'
import { type Ctx, defineHooks } from '#server/platform/crud/define.ts'
import { fieldError } from '#server/platform/errors/errors.ts'
import { type Criterio, criteriosDe } from './criterios.ts'
import { escalaDe } from './escala.ts'
import { ehDaEmpresa, findTalentoEm, talentoEm } from './talento.ts'

type Registro = NivelCompetenciaTalento
type Linha = NonNullable<Registro['linhas']>[number]

export default defineHooks('cargo-salario/nivel-competencia-talento', {
  async validate(ctx, record, before) {
    if (!(await ehDaEmpresa(ctx, record.talento.id))) return [fieldError('talento', 'O talento é de outra empresa.')]
    const talento = await findTalentoEm(ctx, record.talento.id, record.data)
    // a talent that the session does not see is refused by the reference check
    if (!talento) return []
    const configuracao = await configuracaoEm(ctx, record.data)
    const criterios = await criteriosDe(ctx, competencias(record))
    const guardados = new Set((before?.linhas ?? []).flatMap(marcados))
    return [
      ...(record.data < talento.dataAdmissao ? [fieldError('data', 'A data é anterior à admissão do talento.')] : []),
      ...(record.linhas ?? []).flatMap((linha, at) => recusada(linha, at, { configuracao, criterios, guardados })),
    ]
  },

  async beforeSave(ctx, record) {
    const configuracao = await configuracaoEm(ctx, record.data)
    const { id } = configuracao
    record.configuracao = id === undefined ? undefined : ({ id } as Registro['configuracao'])
    await segueCriterios(ctx, record, configuracao)
  },
})

const competencias = ({ linhas = [] }: Registro): number[] => linhas.map(({ competencia }) => competencia.id)
const marcados = ({ criteriosAtendidos = [] }: Linha): number[] => criteriosAtendidos.map(({ id }) => id)

interface Regras {
  configuracao: ConfiguracaoNiveis
  criterios: Map<number, Criterio[]>
  /** ids of criteria stored before: they stay valid after being deactivated */
  guardados: Set<number>
}

function recusada(linha: Linha, at: number, { configuracao, criterios, guardados }: Regras): FieldError[] {
  const { competencia, nivelCompetencia, porCriterios } = linha
  const campo = (nome: string) => `linhas[${at}].${nome}`
  if (!porCriterios) {
    if (!nivelCompetencia || configuracao.niveis.some(({ id }) => id === nivelCompetencia.id)) return []
    return [fieldError(campo('nivelCompetencia'), 'O nível não está na configuração vigente nesta data.')]
  }
  if (!configuracao.considerarPercentualMinimo)
    return [
      fieldError(campo('porCriterios'), 'A configuração vigente não considera o percentual mínimo: escolha o nível.'),
    ]
  const daCompetencia = criterios.get(competencia.id) ?? []
  if (!daCompetencia.some(({ ativo }) => ativo))
    return [fieldError(campo('porCriterios'), 'A competência não tem critérios de avaliação ativos.')]
  const valido = (id: number) =>
    daCompetencia.some((criterio) => criterio.id === id && (criterio.ativo || guardados.has(id)))
  if (marcados(linha).every(valido)) return []
  return [fieldError(campo('criteriosAtendidos'), 'Há um critério que não é desta competência ou está inativo.')]
}

/** Sets the level of rows judged by criteria: the highest whose minimum is reached by the share of met criteria — spec 2 §3 */
async function segueCriterios(ctx: Ctx, record: Registro, { niveis }: ConfiguracaoNiveis): Promise<void> {
  const { linhas = [] } = record
  for (const linha of linhas) {
    linha.percentual = undefined
    if (!linha.porCriterios) linha.criteriosAtendidos = undefined
  }
  if (!linhas.some(({ porCriterios }) => porCriterios)) return
  const { faixaSalarial } = await talentoEm(ctx, record.talento.id, record.data)
  const exigidas = faixaSalarial ? await exigidasDaFaixa(ctx, faixaSalarial.id, record.data) : []
  const criterios = await criteriosDe(ctx, competencias(record))
  for (const linha of linhas) {
    if (!linha.porCriterios) continue
    const atendidos = new Set(marcados(linha))
    const contam = (criterios.get(linha.competencia.id) ?? []).filter(({ id, ativo }) => ativo || atendidos.has(id))
    linha.percentual = shareOf(atendidos.size, contam.length)
    const escala = escalaDe(
      niveis,
      exigidas.find(({ competencia }) => competencia.id === linha.competencia.id),
    )
    const nivel = levelByShare(escala, linha.percentual ?? 0)
    linha.nivelCompetencia = nivel && ({ id: nivel.id } as Linha['nivelCompetencia'])
  }
}
