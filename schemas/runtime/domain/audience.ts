import type { Entity, Field } from '../model.ts'

interface Ref {
  id: number
}

/** Whom something is for (`fragments/publico.json`). */
export interface Audience {
  /** everybody who works there on the day; or who meets each criterion that is said, and single ones */
  quem?: 'TODOS' | 'CRITERIOS'
  estabelecimentos?: Ref[]
  /** each with what lies below it */
  areasOrganizacionais?: Ref[]
  cargos?: Ref[]
  gruposOcupacionais?: Ref[]
  vinculos?: string[]
  /** whole months since the admission */
  tempoEmpresaMinimo?: number
  tempoEmpresaMaximo?: number
  /** whatever the criteria say */
  talentos?: Ref[]
  /** in any case */
  excetoTalentos?: Ref[]
  incluirAdmitidosDepois?: boolean
}

/** What narrows an audience by criteria, or adds to it. */
const SAYS_WHO = [
  ...(['estabelecimentos', 'areasOrganizacionais', 'cargos', 'gruposOcupacionais', 'vinculos'] as const),
  ...(['tempoEmpresaMinimo', 'tempoEmpresaMaximo', 'talentos'] as const),
]

/** Whether an audience says whom it holds: everybody, or by one criterion or talent at least. Nobody is everybody because nothing was filled in. */
export const saysWho = (audience: Audience): boolean =>
  audience.quem === 'TODOS' ||
  (audience.quem === 'CRITERIOS' &&
    SAYS_WHO.some((name) => {
      const said = audience[name]
      return Array.isArray(said) ? said.length > 0 : said !== undefined
    }))

/** Whether a field is an audience: an inline object whose first member has the widget. */
export const isAudience = ({ kind, fields = [] }: Field): boolean =>
  kind === 'object' && fields.some(({ hint }) => hint.widget === 'publico')

/** The audience of a register's records, where they have one. */
export const audienceOf = ({ fields }: Entity): Field | undefined => fields.find(isAudience)
