/** A state of Brazil or the Federal District. `id` is the IBGE code: stable, and what a city points at. */
export interface EstadoBase {
  id: number
  sigla: string
  nome: string
  codigoIbge: number
}

const ESTADOS: [codigoIbge: number, sigla: string, nome: string][] = [
  [11, 'RO', 'Rondônia'],
  [12, 'AC', 'Acre'],
  [13, 'AM', 'Amazonas'],
  [14, 'RR', 'Roraima'],
  [15, 'PA', 'Pará'],
  [16, 'AP', 'Amapá'],
  [17, 'TO', 'Tocantins'],
  [21, 'MA', 'Maranhão'],
  [22, 'PI', 'Piauí'],
  [23, 'CE', 'Ceará'],
  [24, 'RN', 'Rio Grande do Norte'],
  [25, 'PB', 'Paraíba'],
  [26, 'PE', 'Pernambuco'],
  [27, 'AL', 'Alagoas'],
  [28, 'SE', 'Sergipe'],
  [29, 'BA', 'Bahia'],
  [31, 'MG', 'Minas Gerais'],
  [32, 'ES', 'Espírito Santo'],
  [33, 'RJ', 'Rio de Janeiro'],
  [35, 'SP', 'São Paulo'],
  [41, 'PR', 'Paraná'],
  [42, 'SC', 'Santa Catarina'],
  [43, 'RS', 'Rio Grande do Sul'],
  [50, 'MS', 'Mato Grosso do Sul'],
  [51, 'MT', 'Mato Grosso'],
  [52, 'GO', 'Goiás'],
  [53, 'DF', 'Distrito Federal'],
]

/** The 26 states and the Federal District, by IBGE code. */
export function loadEstados(): EstadoBase[] {
  return ESTADOS.map(([codigoIbge, sigla, nome]) => ({ id: codigoIbge, sigla, nome, codigoIbge }))
}
