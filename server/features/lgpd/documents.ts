import type { Dossier, DossierSection, InventoryLine } from '#schemas/runtime/answers/utilities/lgpd.ts'
import type { ReportColumn, ReportRow } from '#server/platform/reports/define.ts'
import type { Letterhead } from '#server/platform/reports/document/letter.ts'
import type { Rendered } from '#server/platform/reports/render/rendered.ts'

interface Sheet {
  title: string
  subtitle: string
  columns: ReportColumn[]
  groupBy: string
  rows: ReportRow[]
}

/** Wraps a list for the report renderers. */
function rendered(head: Letterhead, { title, subtitle, columns, groupBy, rows }: Sheet): Rendered {
  const report = { title, columns, groupBy, landscape: true, rows: () => Promise.resolve(rows) }
  return { report, rows, subtitle, ...head }
}

/** The document with a person's data that is handed out. */
export function dossierDocument(head: Letterhead, { pessoa, secoes, arquivos, citacoes }: Dossier): Rendered {
  const rows = secoes.flatMap((section) => linesOf(section, section.empresa))
  const files = arquivos.map((file) => ({ grupo: 'Arquivos', dado: file.entidade, valor: file.nome }))
  const cited = citacoes.map((c) => ({
    grupo: 'Citações em outros registros',
    dado: `${c.entidade}: ${c.campo}`,
    valor: String(c.quantidade),
  }))
  return rendered(head, {
    title: 'Dados Pessoais',
    subtitle: `Titular: ${pessoa}. Dados tratados, com finalidade e base legal (Lei nº 13.709/2018, art. 18).`,
    columns: [
      { field: 'dado', title: 'Dado', width: 22 },
      { field: 'valor', title: 'Valor', width: 32 },
      { field: 'categoria', title: 'Categoria', width: 14 },
      { field: 'finalidade', title: 'Finalidade', width: 21 },
      { field: 'base', title: 'Base legal', width: 27 },
    ],
    groupBy: 'grupo',
    rows: [...rows, ...files, ...cited],
  })
}

function linesOf({ titulo, dados, linhas, guarda }: DossierSection, empresa: string | undefined): ReportRow[] {
  const grupo = [titulo, empresa, guarda].filter(Boolean).join(' · ')
  const own = dados.map(({ titulo: dado, texto: valor, categoria, finalidade, base }) => ({
    grupo,
    dado,
    valor,
    categoria,
    finalidade,
    base,
  }))
  return [...own, ...linhas.flatMap((row) => linesOf(row, empresa))]
}

/** The printed inventory. */
export function inventoryDocument(head: Letterhead, lines: InventoryLine[]): Rendered {
  return rendered(head, {
    title: 'Inventário de Dados Pessoais',
    subtitle: 'Registro das operações de tratamento (Lei nº 13.709/2018, art. 37).',
    columns: [
      { field: 'categoria', title: 'Categoria', width: 14 },
      { field: 'campos', title: 'Dados', width: 31 },
      { field: 'finalidade', title: 'Finalidade', width: 20 },
      { field: 'base', title: 'Base legal', width: 22 },
      { field: 'guarda', title: 'Prazo de guarda', width: 20 },
      { field: 'apagamento', title: 'No apagamento', width: 14 },
      { field: 'tabela', title: 'Onde fica', width: 14 },
      { field: 'leitura', title: 'Quem pode ler', width: 16 },
    ],
    groupBy: 'cadastro',
    rows: lines.map(({ campos, leitura, categoria, sensivel, ...line }) => ({
      ...line,
      categoria: sensivel ? `${categoria} (sensível)` : categoria,
      tela: line.tela ?? '',
      campos: campos.join(', '),
      leitura: leitura.join(', '),
    })),
  })
}
