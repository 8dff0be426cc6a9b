import { openPdf, pictureOfPage } from '#server/features/ocr/pdf.ts'
import { makePdf } from '#server/platform/reports/render/pdfmake.ts'
import { cpf } from '#tests/helpers/samples/sample-value.ts'

/** The three people of the story: one of a spreadsheet, one typed in, one by the photograph of a CV. */
export const daPlanilha = { nome: 'Otávio Sampaio Planilha', cpf: cpf(733_001), email: 'otavio.sampaio@exemplo.com.br' }

export const aMao = {
  nome: 'Lívia Furtado Digitada',
  cpf: cpf(733_002),
  email: 'livia.furtado@exemplo.com.br',
  senha: 'barco-verde-2031',
}

export const doCurriculo = {
  nome: 'Raimunda Teles Fotografada',
  cpf: '11144477735',
  email: 'raimunda.teles@exemplo.com.br',
}

/** As a spreadsheet program of an office writes it. */
export const planilha = Buffer.from(
  [
    'Nome;CPF;Data de Nascimento;Sexo;E-mail',
    `${daPlanilha.nome};${daPlanilha.cpf};12/04/1991;M;${daPlanilha.email}`,
    '',
  ].join('\r\n'),
  'latin1',
)

/** A CV as it comes from a telephone: no letter in it, a picture only. */
export async function fotoDoCurriculo(): Promise<Buffer> {
  const content = [
    doCurriculo.nome.toUpperCase(),
    'Rua das Flores, 120 - Fortaleza/CE',
    'CPF: 111.444.777-35   Celular: (85) 98877-6655',
    doCurriculo.email,
    'Experiência: masseira em indústria de biscoitos há oito anos',
    'Operação de forno contínuo e leitura de receitas',
  ]
  return pictureOfPage(await openPdf(await makePdf({ defaultStyle: { fontSize: 14, lineHeight: 1.6 }, content })), 1)
}
