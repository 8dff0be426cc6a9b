import type { Content } from 'pdfmake/interfaces.js'
import { fieldAt } from '#schemas/runtime/paths.ts'
import { isVisible } from '#schemas/runtime/record/visibility.ts'
import { factsOf, factTable } from '#server/platform/reports/document/facts.ts'
import { headedPart, signatureLines } from '#server/platform/reports/document/parts.ts'
import { certificados, experiencias, formacoes, idiomas } from './listas.ts'
import type { Secao } from './secoes.ts'
import { type Curriculo, cabecalho } from './topo.ts'

/** Content of a CV: qualifications before documents, as readers look for them first. */
export function conteudoDoCurriculo(curriculo: Curriculo): Content[] {
  const { runtime, context, record, exibe, assinaturas } = curriculo
  /** renders a section that is switched on and whose field the company's form shows */
  const secao = (flag: Secao, campo: string, titulo: string, content: () => Content[]): Content[] => {
    const field = fieldAt(runtime.entity, campo)
    return exibe.has(flag) && field && isVisible(runtime, field, record, context) ? headedPart(titulo, content()) : []
  }
  const fatos = (...paths: string[]): Content[] => [factTable(factsOf(runtime, record, context, paths))]
  const nomes = (list: { nome?: string }[] = []): Content[] => {
    const text = list
      .map(({ nome }) => nome)
      .filter(Boolean)
      .join('  ·  ')
    return text ? [text] : []
  }
  const texto = (value: string | undefined): Content[] => (value?.trim() ? [{ text: value.trim() }] : [])
  return [
    cabecalho(curriculo),
    ...secao('exibirCargos', 'cargos', 'Cargo/Função Pretendida', () => nomes(record.cargos)),
    ...secao('exibirAreasInteresse', 'areasInteresse', 'Áreas de Interesse', () => nomes(record.areasInteresse)),
    ...secao('exibirExperiencias', 'experiencias', 'Experiências Profissionais', () =>
      experiencias(record.experiencias, record.primeiroEmprego),
    ),
    ...secao('exibirFormacao', 'formacao', 'Formação Acadêmica', () =>
      formacoes(runtime.child('captacao/candidato-formacao'), record.formacao),
    ),
    ...secao('exibirCertificados', 'certificados', 'Certificados', () => certificados(record.certificados)),
    ...secao('exibirIdiomas', 'candidatoIdiomas', 'Idiomas', () =>
      idiomas(runtime.child('captacao/candidato-idioma'), record.candidatoIdiomas),
    ),
    ...secao('exibirCursos', 'cursos', 'Cursos', () => texto(record.cursos)),
    ...secao('exibirConhecimentos', 'conhecimentos', 'Conhecimentos', () => nomes(record.conhecimentos)),
    ...secao('exibirObservacao', 'observacao', 'Informações Adicionais', () =>
      fatos('observacao', 'pretencaoSalarial', 'colocacao', 'comoFicouSabendoVaga'),
    ),
    ...secao('exibirObservacaoRH', 'observacaoRH', 'Observação do RH', () => texto(record.observacaoRH)),
    ...secao('exibirDadosPessoais', 'pessoal', 'Dados Pessoais', () => fatos('nomeSocial', 'pessoal')),
    ...secao('exibirEndereco', 'endereco', 'Endereço', () => fatos('endereco')),
    ...secao('exibirSocioEconomica', 'socioEconomica', 'Dados Socioeconômicos', () => fatos('socioEconomica')),
    ...secao('exibirHabilitacao', 'habilitacao', 'Carteira de Habilitação', () => fatos('habilitacao')),
    ...secao('exibirCamposExtras', 'camposExtras', 'Campos Extras', () => fatos('camposExtras')),
    ...secao('exibirOcr', 'ocrTexto', 'Texto do Currículo', () => texto(record.ocrTexto)),
    ...signatureLines(assinaturas),
  ]
}
