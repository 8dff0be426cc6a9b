import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js'
import type pg from 'pg'
import type { FileService } from '#server/platform/files/service.ts'
import { colours, makePdf } from '#server/platform/reports/render/pdfmake.ts'

/** Number of PDF files per company, candidatos in a selection first; limited because generating them takes about a second of the first start. */
const EACH = 12

interface Candidato {
  empresa_id: number
  id: number
  nome: string
  ocr_texto: string
}

/** Attaches a PDF file to candidatos whose CV text is known. */
export async function anexaCurriculos(pool: pg.Pool, files: FileService): Promise<void> {
  const { rows } = await pool.query<Candidato>(
    `select empresa_id::int, id::int, nome, ocr_texto from (
       select c.*, row_number() over (partition by c.empresa_id order by (s.candidato_id is null), c.id) as posto
       from candidato c
       left join (select distinct empresa_id, candidato_id from candidato_solicitacao where situacao = 'E') s
         on s.empresa_id = c.empresa_id and s.candidato_id = c.id
       where c.ocr_texto is not null and c.ocr_file is null) as escolhidos
     where posto <= $1 order by empresa_id, posto`,
    [EACH],
  )
  for (const [index, candidato] of rows.entries()) await anexa(pool, files, candidato, index)
}

async function anexa(pool: pg.Pool, files: FileService, candidato: Candidato, index: number): Promise<void> {
  const { empresa_id: empresaId, id, nome, ocr_texto: texto } = candidato
  const bytes = await makePdf(papel(texto, index))
  const file = await files.keep({ empresaId }, { nome: `Currículo ${nome}.pdf`, tipo: 'application/pdf' }, bytes)
  await pool.query(
    `with ficha as (update candidato set ocr_file = $3 where empresa_id = $1 and id = $2)
     update arquivo set entidade = 'captacao/candidato', registro_id = $2 where id::text = $3`,
    [empresaId, id, file.id],
  )
}

/** Layout variants of CVs. */
const estilos = [
  { cor: colours.ink, alinha: 'left', linha: true },
  { cor: '#1f4e79', alinha: 'center', linha: true },
  { cor: '#7a3e00', alinha: 'left', linha: false },
  { cor: '#2e5d34', alinha: 'center', linha: false },
] as const

/** PDF layout of a CV's text: name, contact data, and sections under upper-case headings. */
function papel(texto: string, index: number): TDocumentDefinitions {
  const { cor, alinha, linha } = estilos[index % estilos.length] ?? estilos[0]
  const [nome = '', contato = '', ...resto] = texto.split('\n')
  const risco: Content[] = linha
    ? [{ canvas: [{ type: 'line', x1: 0, y1: 0, x2: 483, y2: 0, lineColor: cor }], margin: [0, 8, 0, 0] }]
    : []
  const linhas = resto.map((text): Content => {
    const titulo = text !== '' && text === text.toLocaleUpperCase('pt-BR')
    return titulo
      ? { text, color: cor, bold: true, characterSpacing: 1, margin: [0, 14, 0, 4] }
      : { text, margin: [0, 0, 0, 3] }
  })
  return {
    pageMargins: [56, 56, 56, 56],
    defaultStyle: { font: 'Roboto', fontSize: 10.5, lineHeight: 1.25, color: colours.ink },
    info: { title: `Currículo de ${nome}` },
    content: [
      { text: nome, fontSize: 20, bold: true, color: cor, alignment: alinha },
      { text: contato, color: colours.soft, alignment: alinha },
      ...risco,
      ...linhas,
    ],
  }
}
