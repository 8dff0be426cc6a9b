import type { PainelEmpresa } from '#schemas/generated/types/analytics/painel-empresa.ts'
import type { RecordData } from '#schemas/runtime/model.ts'
import { dropUndefined } from '#server/platform/base/present.ts'
import { fieldError, invalid } from '#server/platform/errors/errors.ts'

/** Marker and version of an exported dashboard file: any other JSON is refused. */
const FORMATO = 'prumo-painel'
const VERSAO = 1

const DO_PAINEL = ['nome', 'resumo', 'periodo'] as const
const DO_INDICADOR = ['tipo', 'medida', 'outraMedida', 'comparaPor', 'abre', 'titulo', 'largo'] as const

/** Exports a dashboard as a file for another company or installation, without the profiles it is shared with and the record ids of its filters. */
export const arquivoDe = (painel: PainelEmpresa): RecordData => ({
  formato: FORMATO,
  versao: VERSAO,
  ...tirados(painel, DO_PAINEL),
  indicadores: (painel.indicadores ?? []).map((indicador) => tirados(indicador, DO_INDICADOR)),
})

const tirados = <Nome extends string>(de: { [nome in Nome]?: unknown }, nomes: readonly Nome[]): RecordData =>
  dropUndefined(Object.fromEntries(nomes.map((nome) => [nome, de[nome]])))

/** Reads the record from an exported file; the caller validates it as any other. @throws DomainError 400 for another file */
export function painelDoArquivo(arquivo: RecordData): RecordData {
  const { formato, versao, indicadores } = arquivo
  if (formato !== FORMATO) invalid([fieldError('formato', 'O arquivo não é de um painel')])
  if (versao !== VERSAO) invalid([fieldError('versao', 'O arquivo é de uma versão mais nova do sistema')])
  const linhas = Array.isArray(indicadores) ? indicadores : []
  const isObject = (one: unknown): one is RecordData => typeof one === 'object' && one !== null && !Array.isArray(one)
  return {
    ...tirados(arquivo, DO_PAINEL),
    indicadores: linhas.filter(isObject).map((linha) => tirados(linha, DO_INDICADOR)),
  }
}
