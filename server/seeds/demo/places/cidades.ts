/** A city of the demo data. `id` is the IBGE code, `uf` its first two digits; `eleitoral` the state's number at the Justiça Eleitoral. */
export interface Cidade {
  id: number
  nome: string
  uf: number
  sigla: string
  eleitoral: string
  ddd: string
  /** first three digits of its CEPs */
  cep: string
  bairros: string[]
}

const cidade = (
  id: number,
  nome: string,
  [sigla, eleitoral]: [string, string],
  ddd: string,
  cep: string,
  bairros: string,
): Cidade => ({
  id,
  nome,
  uf: Math.floor(id / 100_000),
  sigla,
  eleitoral,
  ddd,
  cep,
  bairros: bairros.split('|'),
})

const CE: [string, string] = ['CE', '07']
const SP: [string, string] = ['SP', '01']

export const cidades = {
  fortaleza: cidade(
    2304400,
    'Fortaleza',
    CE,
    '85',
    '601',
    'Aldeota|Benfica|Centro|Cidade dos Funcionários|Cocó|Fátima|Maraponga|Meireles|Messejana|Montese|Mucuripe|Parangaba|Passaré|Papicu',
  ),
  maracanau: cidade(
    2307650,
    'Maracanaú',
    CE,
    '85',
    '619',
    'Alto Alegre|Centro|Distrito Industrial I|Jereissati I|Novo Oriente|Pajuçara',
  ),
  recife: cidade(
    2611606,
    'Recife',
    ['PE', '08'],
    '81',
    '510',
    'Boa Viagem|Boa Vista|Casa Amarela|Casa Forte|Espinheiro|Graças|Pina|Torre|Várzea',
  ),
  saoPaulo: cidade(
    3550308,
    'São Paulo',
    SP,
    '11',
    '040',
    'Bela Vista|Butantã|Ipiranga|Itaquera|Jabaquara|Lapa|Mooca|Penha|Pinheiros|Santana|Santo Amaro|Tatuapé|Vila Mariana',
  ),
  campinas: cidade(
    3509502,
    'Campinas',
    SP,
    '19',
    '130',
    'Barão Geraldo|Bosque|Cambuí|Centro|Jardim Chapadão|Nova Campinas|Taquaral',
  ),
  beloHorizonte: cidade(
    3106200,
    'Belo Horizonte',
    ['MG', '02'],
    '31',
    '301',
    'Barreiro|Buritis|Centro|Funcionários|Lourdes|Pampulha|Sagrada Família|Santa Efigênia|Savassi|Venda Nova',
  ),
  curitiba: cidade(
    4106902,
    'Curitiba',
    ['PR', '06'],
    '41',
    '802',
    'Água Verde|Batel|Boqueirão|Cabral|Centro Cívico|Portão|Rebouças|Santa Felicidade',
  ),
  florianopolis: cidade(
    4205407,
    'Florianópolis',
    ['SC', '09'],
    '48',
    '880',
    'Agronômica|Centro|Coqueiros|Ingleses|Itacorubi|Trindade',
  ),
} satisfies Record<string, Cidade>

/** Cities of talentos and candidatos of each company, with weights; the first is the nearest. */
export const cidadesDaEmpresa: Record<number, [Cidade, number][]> = {
  1: [
    [cidades.fortaleza, 50],
    [cidades.maracanau, 20],
    [cidades.recife, 8],
    [cidades.saoPaulo, 14],
    [cidades.campinas, 8],
  ],
  2: [
    [cidades.beloHorizonte, 45],
    [cidades.curitiba, 25],
    [cidades.florianopolis, 15],
    [cidades.saoPaulo, 15],
  ],
}

export const ruas =
  `Rua das Acácias|Avenida Santos Dumont|Rua Barão do Rio Branco|Rua São José|Avenida Brasil|Rua Sete de Setembro|Rua Quinze de Novembro
Rua José de Alencar|Avenida da Independência|Rua Tiradentes|Rua das Flores|Rua Nossa Senhora da Conceição|Travessa São João|Rua Padre Cícero
Avenida Getúlio Vargas|Rua Castro Alves|Rua Machado de Assis|Rua da Paz|Alameda dos Ipês|Rua Santa Luzia|Rua Dom Pedro II|Rua do Comércio
Avenida Beira-Rio|Rua Rui Barbosa|Rua Monte Castelo`.split(/[|\n]/)
