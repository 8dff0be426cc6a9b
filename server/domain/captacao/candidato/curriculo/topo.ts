import type { Column, Content } from 'pdfmake/interfaces.js'
import type { Candidato } from '#schemas/generated/types/captacao/candidato.ts'
import { yearsBetween } from '#schemas/runtime/dates.ts'
import { formats } from '#schemas/runtime/formats/formats.ts'
import type { RecordData, RuleContext } from '#schemas/runtime/model.ts'
import type { EntityRuntime } from '#schemas/runtime/validator.ts'
import { colours } from '#server/platform/reports/render/pdfmake.ts'
import type { Secao } from './secoes.ts'

/** A CV to print: record, sections, signatures. */
export interface Curriculo {
  runtime: EntityRuntime
  context: RuleContext
  record: RecordData & Candidato
  /** a data URL */
  foto?: string
  exibe: Set<Secao>
  assinaturas: string[]
}

/** Picture, name, and contact data. */
export function cabecalho({ record, foto, exibe, context }: Curriculo): Content {
  const { nome, pessoal, contato, endereco } = record
  const linhas: string[] = []
  if (exibe.has('exibirDadosPessoais')) {
    const idade = pessoal?.dataNascimento ? yearsBetween(pessoal.dataNascimento, context.hoje) : undefined
    const dados = [idade === undefined ? '' : `${idade} anos`, pessoal?.naturalidade ?? ''].filter(Boolean)
    if (dados.length > 0) linhas.push(dados.join('  ·  '))
  }
  if (exibe.has('exibirEndereco') && endereco?.cidade?.nome)
    linhas.push([endereco.bairro, endereco.cidade.nome, endereco.uf?.nome].filter(Boolean).join(', '))
  if (exibe.has('exibirContato')) {
    const fones = [telefone(contato?.dddCelular, contato?.foneCelular), telefone(contato?.ddd, contato?.foneFixo)]
    const contatos = [...fones, contato?.email ?? ''].filter(Boolean)
    if (contatos.length > 0) linhas.push(contatos.join('  ·  '))
    if (contato?.nomeContato) linhas.push(`Recados: ${contato.nomeContato}`)
  }
  const texto: Column = {
    stack: [
      { text: nome, fontSize: 18, bold: true, margin: [0, 0, 0, 4] },
      ...linhas.map((text): Content => ({ text, color: colours.soft, margin: [0, 1, 0, 0] })),
    ],
    width: '*',
  }
  return {
    columns: foto ? [texto, { image: foto, width: 67.5, height: 90 }] : [texto],
    columnGap: 16,
    margin: [0, 0, 0, 4],
  }
}

const telefone = (ddd: string | undefined, fone: string | undefined): string => {
  const numero = fone ? (formats.telefone?.display?.(fone) ?? fone) : ''
  return ddd && numero ? `(${ddd}) ${numero}` : numero
}
