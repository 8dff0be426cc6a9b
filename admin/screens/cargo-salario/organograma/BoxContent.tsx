import { AppLink } from '#admin/shell/AppLink.tsx'
import { initialsOf } from '#admin/shell/names.ts'
import { organogramaTexts as t } from './texts.ts'
import type { Node } from './useOrganograma.ts'

interface Props {
  node: Node
  /** wraps long names into a second line, for print, where no tooltip exists */
  whole?: boolean
}

/** Content of a box: an area with its responsible and headcount, or a person with the position. */
export function BoxContent({ node: { nome, area, pessoa, foto }, whole = false }: Props) {
  const [to, first, second] = area
    ? [
        `/cargo-salario/areas-organizacionais/${area.id}`,
        area.responsavel ?? t.nobody,
        [t.people(area.pessoas, area.pessoasComAbaixo), area.vagas > 0 && t.vacancies(area.vagas)]
          .filter(Boolean)
          .join(' · '),
      ]
    : [`/gestao-talentos/talentos/${pessoa?.id ?? ''}`, pessoa?.cargo, pessoa?.area]
  const somebody = area ? area.responsavel : nome
  return (
    <>
      <div className="box-head">
        {somebody && (
          <span aria-hidden className="box-face">
            {foto ? (
              <img src={`/api/arquivos/${foto}`} alt="" loading={whole ? 'eager' : 'lazy'} />
            ) : (
              initialsOf(somebody)
            )}
          </span>
        )}
        <div className={whole ? 'box-names box-whole' : 'box-names'}>
          <AppLink to={to} tabIndex={-1}>
            {nome}
          </AppLink>
          <div>{first}</div>
        </div>
      </div>
      <div className="box-more">{second}</div>
    </>
  )
}

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const

/** Styles of all boxes, set once on their container: charts have up to a thousand boxes. */
export const BOX_LOOKS = {
  '& .box-head': { display: 'flex', gap: 1, alignItems: 'center' },
  '& .box-face': {
    ...{ width: 32, height: 32, flex: 'none', borderRadius: '50%', overflow: 'hidden', display: 'grid' },
    ...{ placeItems: 'center', fontSize: 13, bgcolor: 'brand.soft', printColorAdjust: 'exact' },
    '& img': { width: '100%', height: '100%', objectFit: 'cover' },
  },
  '& .box-names': {
    ...{ minWidth: 0, fontSize: 12, lineHeight: 1.45 },
    '& a': { display: 'block', fontSize: 14, fontWeight: 600, lineHeight: 1.3, color: 'primary.main', ...oneLine },
    '& a:not(:hover)': { textDecoration: 'none' },
    '& div': oneLine,
  },
  '& .box-whole a': { whiteSpace: 'normal' },
  '& .box-more': { mt: 0.5, fontSize: 12, lineHeight: 1.3, color: 'text.secondary' },
} as const
