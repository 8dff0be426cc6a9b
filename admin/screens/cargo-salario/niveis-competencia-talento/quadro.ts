import type { LinhaDoQuadro, Quadro } from '#schemas/runtime/answers/positions/competences.ts'
import { adherenceOf, levelByShare, shareOf } from '#schemas/runtime/domain/competences.ts'

export const quadroUrl = (kind: 'edit' | 'new', talento: string | number, query: Record<string, string>) => {
  const text = new URLSearchParams(query).toString()
  return `/api/cargo-salario/niveis-competencia/${kind}/${talento}${text ? `?${text}` : ''}`
}

/** Returns the row with the level computed from its ticked criteria, as the server does on saving. */
export function porCriterios(linha: LinhaDoQuadro): LinhaDoQuadro {
  const met = linha.criterios.filter(({ atendido }) => atendido).length
  const percentual = shareOf(met, linha.criterios.length)
  const nivel = levelByShare(linha.niveis, percentual ?? 0)
  return { ...linha, percentual, obtido: nivel }
}

export const aderenciaDe = (linhas: LinhaDoQuadro[]): number | undefined =>
  adherenceOf(
    linhas.flatMap(({ exigido, obtido, competenciaPeso = 1 }) =>
      exigido ? [{ weight: competenciaPeso, required: exigido.ordem, obtained: obtido?.ordem }] : [],
    ),
  )

/** Body of the request; rows without a level are left out. */
export const bodyOf = ({ talento, data, versao, observacao, linhas }: Quadro) => ({
  talento: { id: talento.id },
  data,
  versao,
  observacao,
  linhas: linhas.flatMap(({ competencia, obtido, porCriterios: by, criterios }) =>
    !by && !obtido
      ? []
      : [
          {
            competencia: { id: competencia.id },
            porCriterios: by,
            ...(by
              ? { criteriosAtendidos: criterios.flatMap(({ id, atendido }) => (atendido ? [{ id }] : [])) }
              : { nivelCompetencia: { id: obtido?.id } }),
          },
        ],
  ),
})

/** Chart data of required and obtained levels. */
export const seriesOf = (linhas: LinhaDoQuadro[], titles: [required: string, obtained: string]) => ({
  categories: linhas.map(({ competencia }) => competencia.nome),
  series: [
    { title: titles[0], values: linhas.map(({ exigido }) => exigido?.ordem) },
    { title: titles[1], values: linhas.map(({ obtido }) => obtido?.ordem) },
  ],
})
