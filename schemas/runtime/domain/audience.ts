import type { Entity, Field } from '../model.ts'

interface Ref {
  id: number
}

/** An audience of talentos (`fragments/publico.json`). */
export interface Audience {
  /** TODOS: everybody employed on the day; CRITERIOS: who meets every given criterion, plus `talentos` */
  quem?: 'TODOS' | 'CRITERIOS'
  estabelecimentos?: Ref[]
  /** each including its sub-areas */
  areasOrganizacionais?: Ref[]
  cargos?: Ref[]
  gruposOcupacionais?: Ref[]
  vinculos?: string[]
  /** whole months since the admission */
  tempoEmpresaMinimo?: number
  tempoEmpresaMaximo?: number
  /** included regardless of the criteria */
  talentos?: Ref[]
  /** always excluded */
  excetoTalentos?: Ref[]
  incluirAdmitidosDepois?: boolean
}

/** Members that define an audience by criteria. */
const SAYS_WHO = [
  ...(['estabelecimentos', 'areasOrganizacionais', 'cargos', 'gruposOcupacionais', 'vinculos'] as const),
  ...(['tempoEmpresaMinimo', 'tempoEmpresaMaximo', 'talentos'] as const),
]

/** Whether an audience is defined: TODOS, or at least one criterion or talento. Empty criteria do not mean everybody. */
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

/** The audience field of a register, if any. */
export const audienceOf = ({ fields }: Entity): Field | undefined => fields.find(isAudience)
