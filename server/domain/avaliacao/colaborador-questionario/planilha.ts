import { limitesDe, NOTA } from '#schemas/runtime/questionario/pergunta.ts'
import { pontoDe } from '#schemas/runtime/questionario/resultado.ts'
import { respostaEmPalavras } from '#server/features/questionario/papel/impressao.ts'
import type { ReportColumn } from '#server/platform/reports/define.ts'
import { renderXlsx } from '#server/platform/reports/render/xlsx.ts'
import type { Copia, Item } from './copia.ts'

const columns: ReportColumn[] = [
  { field: 'ordem', title: 'Ordem', width: 8, format: 'integer' },
  { field: 'aspecto', title: 'Aspecto', width: 24 },
  { field: 'pergunta', title: 'Pergunta', width: 60 },
  { field: 'resposta', title: 'Resposta', width: 50 },
  { field: 'nota', title: 'Nota', width: 10, format: 'exact' },
  { field: 'escala', title: 'Escala', width: 12 },
  { field: 'comentario', title: 'Comentário', width: 40 },
]
const results: ReportColumn[] = [
  { field: 'peso', title: 'Peso', width: 8, format: 'exact' },
  { field: 'alcancado', title: 'Alcançado (%)', width: 14, format: 'rate' },
]

/** An answered questionnaire as a sheet, one row per question; points only for those who read results. */
export function planilha({ titulo = 'Avaliação' }: Copia, itens: readonly Item[], propria: boolean): Promise<Buffer> {
  const rows = itens.map((item) => {
    const { pergunta, resposta } = item
    const ponto = pontoDe(item)
    return {
      ordem: pergunta.ordem,
      aspecto: pergunta.aspecto,
      pergunta: pergunta.texto,
      resposta: pergunta.tipo === NOTA ? undefined : respostaEmPalavras(item),
      nota: resposta.nota,
      escala: pergunta.tipo === NOTA ? limitesDe(pergunta).join(' a ') : undefined,
      comentario: resposta.comentario,
      peso: pergunta.peso ?? 1,
      alcancado: ponto === undefined ? undefined : Math.round(ponto * 10_000) / 100,
    }
  })
  return renderXlsx({ title: titulo, columns: propria ? columns : [...columns, ...results] }, [rows])
}
