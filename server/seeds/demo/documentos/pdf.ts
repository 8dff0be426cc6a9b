import type { TDocumentDefinitions } from 'pdfmake/interfaces.js'
import type pg from 'pg'
import { displayDay } from '#schemas/runtime/dates.ts'
import type { FileService } from '#server/platform/files/service.ts'
import { colours, makePdf } from '#server/platform/reports/render/pdfmake.ts'
import { addDays, HOJE } from '../days.ts'

/** Days from HOJE to the expiry of certificates, talento by talento: valid, expiring, expired, none. */
const VALIDADES = [410, 45, -20, undefined, 220]

/** Validity in days: NR-10 courses must be repeated every two years. */
export const DOIS_ANOS = 730

interface Exigido {
  empresa_id: number
  tipo_id: number
  tipo: string
  id: number
  nome: string
  posto: number
}

/** Attaches required documents to talentos as files; some have expired, some are missing. */
export async function anexaDocumentos(pool: pg.Pool, files: FileService): Promise<void> {
  const { rows } = await pool.query<Exigido>(
    `select t.empresa_id::int, d.id::int as tipo_id, d.descricao as tipo, t.id::int, t.nome,
       row_number() over (partition by t.empresa_id order by t.id)::int as posto
     from tipo_documento d
     join tipo_documento_funcoes f on f.empresa_id = d.empresa_id and f.tipo_documento_id = d.id
     join talento t on t.empresa_id = f.empresa_id and t.funcao_id = f.funcao_id
     where d.obrigatorio and d.exige_validade and t.situacao = 'A'
       and not exists (select from talento_documento x where x.empresa_id = t.empresa_id and x.talento_id = t.id)
     order by t.empresa_id, t.id`,
  )
  for (const exigido of rows) {
    const dias = VALIDADES[(exigido.posto - 1) % VALIDADES.length]
    if (dias !== undefined) await anexa(pool, files, exigido, addDays(HOJE, dias))
  }
}

async function anexa(pool: pg.Pool, files: FileService, exigido: Exigido, validade: string): Promise<void> {
  const { empresa_id: empresaId, tipo_id: tipoId, tipo, id, nome, posto } = exigido
  const emissao = addDays(validade, -DOIS_ANOS)
  const bytes = await certificadoPdf(exigido, emissao, validade)
  const file = await files.keep({ empresaId }, { nome: `${tipo} ${nome}.pdf`, tipo: 'application/pdf' }, bytes)
  await pool.query(
    `with ficha as (
       insert into talento_documento (empresa_id, talento_id, descricao, data, tipo_documento_id, numero, emissao, exige_validade, validade, documento)
       values ($1, $2, $3, $4, $5, $6, $4, true, $7, $8))
     update arquivo set entidade = 'gestao-talentos/talento', registro_id = $2 where id::text = $8`,
    [
      empresaId,
      id,
      tipo,
      emissao,
      tipoId,
      `${emissao.slice(0, 4)}/${String(posto).padStart(3, '0')}`,
      validade,
      file.id,
    ],
  )
}

/** PDF of a training certificate. */
export const certificadoPdf = (
  quem: Pick<Exigido, 'nome' | 'tipo'>,
  emissao: string,
  validade: string,
): ReturnType<typeof makePdf> => makePdf(papel(quem, emissao, validade))

function papel(
  { nome, tipo }: Pick<Exigido, 'nome' | 'tipo'>,
  emissao: string,
  validade: string,
): TDocumentDefinitions {
  return {
    pageOrientation: 'landscape',
    pageMargins: [72, 96, 72, 72],
    defaultStyle: { font: 'Roboto', fontSize: 14, lineHeight: 1.4, color: colours.ink, alignment: 'center' },
    info: { title: `${tipo} de ${nome}` },
    content: [
      { text: 'CERTIFICADO', fontSize: 28, bold: true, characterSpacing: 4, margin: [0, 0, 0, 24] },
      { text: 'Certificamos que' },
      { text: nome, fontSize: 22, bold: true, margin: [0, 8, 0, 8] },
      {
        text: 'concluiu com aproveitamento o curso básico de segurança em instalações e serviços com eletricidade (NR-10), de 40 horas.',
      },
      {
        text: `Emitido em ${displayDay(emissao)}. Válido até ${displayDay(validade)}.`,
        margin: [0, 32, 0, 0],
        color: colours.soft,
      },
    ],
  }
}
