/** Something that stands in the way of an action, or that whoever runs it should know: `GET {route}/{id}/{call}` of `x-entity.actions[].advice`. */
export interface Advice {
  texto: string
  /** the action is refused as long as this stands; otherwise it is only told */
  impede: boolean
  /** where it is put right */
  endereco?: string
}
