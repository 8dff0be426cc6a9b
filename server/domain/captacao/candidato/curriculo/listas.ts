import type { Content } from 'pdfmake/interfaces.js'
import type { Candidato } from '#schemas/generated/types/captacao/candidato.ts'
import { displayDay } from '#schemas/runtime/dates.ts'
import { fieldAt } from '#schemas/runtime/paths.ts'
import { formatValue } from '#schemas/runtime/shown/display.ts'
import type { EntityRuntime } from '#schemas/runtime/validator.ts'
import { colours } from '#server/platform/reports/render/pdfmake.ts'

/** One entry of a CV: title, period, lines. */
function entrada(titulo: string, quando: string, linhas: (string | undefined | false)[]): Content {
  return {
    stack: [
      {
        columns: [
          { text: titulo, bold: true, width: '*' },
          { text: quando, color: colours.soft, alignment: 'right', width: 'auto' },
        ],
        columnGap: 12,
      },
      ...linhas.flatMap((text): Content[] => (text ? [{ text, margin: [0, 1, 0, 0] }] : [])),
    ],
    unbreakable: true,
    margin: [0, 0, 0, 6],
  }
}

const titulo = (runtime: EntityRuntime, path: string, value: unknown): string => {
  const field = fieldAt(runtime.entity, path)
  return field ? formatValue(field, value) : ''
}

const periodo = (inicio: string | undefined, fim: string | undefined, aberto = ''): string => {
  const dias = [inicio ? displayDay(inicio) : '', fim ? displayDay(fim) : aberto].filter(Boolean)
  return dias.join(' a ')
}

/** Jobs by begin, the current or last one first — spec 1 §3.4: empty values read 'Não Informado' */
export function experiencias(list: Candidato['experiencias'] = [], primeiroEmprego = false): Content[] {
  if (list.length === 0) return primeiroEmprego ? ['Em busca do primeiro emprego'] : []
  return list
    .toSorted(
      (a, b) =>
        (b.dataDesligamento ?? '9999').localeCompare(a.dataDesligamento ?? '9999') ||
        b.dataAdmissao.localeCompare(a.dataAdmissao),
    )
    .map((e) =>
      entrada(
        (e.checkNomeCargo ? e.nomeMercado : e.cargo?.nome) || 'Não Informado',
        periodo(e.dataAdmissao, e.dataDesligamento, 'atual'),
        [e.empresa, e.motivoSaida && `Motivo da saída: ${e.motivoSaida}`, e.observacao],
      ),
    )
}

export function formacoes(runtime: EntityRuntime, list: Candidato['formacao'] = []): Content[] {
  return list.map((f) => {
    const quando = [
      titulo(runtime, 'anoConclusao', f.anoConclusao) || f.conclusao,
      titulo(runtime, 'situacao', f.situacao),
    ]
    return entrada(f.curso, quando.filter(Boolean).join('  ·  '), [
      [titulo(runtime, 'tipo', f.tipo), f.local].filter(Boolean).join('  ·  '),
      f.areaFormacao.nome,
    ])
  })
}

export function certificados(list: Candidato['certificados'] = []): Content[] {
  return list.map((c) =>
    entrada(c.titulo, periodo(c.dataInicio, c.dataFim), [
      [
        c.organizacao,
        c.cargaHorariaTotal && `${c.cargaHorariaTotal} horas`,
        c.validade && `válido até ${displayDay(c.validade)}`,
      ]
        .filter(Boolean)
        .join('  ·  '),
    ]),
  )
}

export function idiomas(runtime: EntityRuntime, list: Candidato['candidatoIdiomas'] = []): Content[] {
  const texts = list.map(({ idioma, nivel }) => `${idioma.nome ?? ''} (${titulo(runtime, 'nivel', nivel)})`)
  return texts.length > 0 ? [texts.join('  ·  ')] : []
}
