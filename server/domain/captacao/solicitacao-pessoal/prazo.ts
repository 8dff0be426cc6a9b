const day = 86_400_000

/** Calendar days from one day to another, both 'YYYY-MM-DD'. */
export const diasEntre = (inicio: string, fim: string): number =>
  Math.round((Date.parse(`${fim}T00:00:00Z`) - Date.parse(`${inicio}T00:00:00Z`)) / day)
