/** An obstacle to an action, or a warning about it: `GET {route}/{id}/{call}` of `x-entity.actions[].advice`. */
export interface Advice {
  texto: string
  /** true: the action is refused while this holds; false: a warning */
  impede: boolean
  /** URL of the screen where it can be fixed */
  endereco?: string
}
