import { type Collection, ref } from '../collection.ts'
import type { CompanyId } from '../empresas.ts'

const geracoes: [nome: string, anoInicio: number, anoFim: number][] = [
  ['Tradicionais', 1900, 1945],
  ['Baby Boomers', 1946, 1964],
  ['Geração X', 1965, 1980],
  ['Geração Y', 1981, 1996],
  ['Geração Z', 1997, 2012],
]

const motivos: [
  descricao: string,
  iniciativa: 'EMPRESA' | 'COLABORADOR',
  turnover: boolean,
  reducaoDeQuadro: boolean,
][] = [
  ['Pedido de demissão', 'COLABORADOR', true, false],
  ['Dispensa sem justa causa', 'EMPRESA', true, false],
  ['Redução de quadro', 'EMPRESA', false, true],
  ['Término de contrato de experiência', 'EMPRESA', true, false],
  ['Aposentadoria', 'COLABORADOR', false, false],
  ['Acordo entre as partes', 'COLABORADOR', true, false],
  ['Dispensa por justa causa', 'EMPRESA', true, false],
]

const documentos = [
  'RG',
  'CPF',
  'Carteira de trabalho',
  'Comprovante de residência',
  'Diploma ou certificado',
  'Currículo',
  'Atestado de saúde ocupacional',
]

/** What talents refer to. */
export function addRegistersTalentos(demo: Collection, company: CompanyId) {
  demo.addAll(
    'gestao-talentos/geracao',
    company,
    geracoes.map(([nome, anoInicio, anoFim]) => ({ nome, anoInicio, anoFim })),
  )
  demo.addAll(
    'gestao-talentos/tipo-documento',
    company,
    documentos.map((descricao) => ({ descricao })),
  )
  return motivos.map(([descricao, iniciativa, turnover, reducaoDeQuadro]) =>
    ref(demo.add('gestao-talentos/motivo-desligamento', company, { descricao, iniciativa, turnover, reducaoDeQuadro })),
  )
}
