import { cpf } from '#tests/helpers/samples/sample-value.ts'

/** A spreadsheet of candidates as HR keeps it: semicolons, Windows-1252, CPFs with and without mask, and the usual mistakes. */
export interface Sheet {
  bytes: Uint8Array
  rows: number
  /** line in the file → the text the form would say */
  wrong: Map<number, string>
  /** names of right rows, to be found afterwards */
  names: string[]
}

const headers = [
  'Nome',
  'CPF',
  'Data de Nascimento',
  'Sexo',
  'E-mail',
  'DDD Celular',
  'Celular',
  'Estado',
  'Cidade',
  'PIS',
  'Pretensão Salarial',
  'Disponível',
  'Matrícula antiga',
]

const firstNames = ['José', 'João', 'Conceição', 'Antônio', 'Márcia', 'Inês', 'Sérgio', 'Ana Lúcia', 'Luís', 'Verônica']
const lastNames = ['Araújo', 'Gonçalves', 'Conceição', 'Nóbrega', 'Simões', 'Brandão', 'Muniz', 'Falcão', 'Sá', 'Uchôa']
const cities: [uf: string, city: string][] = [
  ['SP', 'São Paulo'],
  ['RJ', 'Niterói'],
  ['MG', 'Uberlândia'],
  ['PR', 'Maringá'],
  ['PI', 'Bom Jesus'],
  ['São Paulo', 'Ribeirão Preto'],
]

type Row = Record<string, string>

function rightRow(n: number): Row {
  const number = cpf(500_000 + n)
  const [uf, city] = cities[n % cities.length] ?? ['SP', 'São Paulo']
  return {
    Nome: `${firstNames[n % 10]} ${lastNames[Math.floor(n / 10) % 10]} Planilha ${n}`,
    CPF: n % 2 === 0 ? number : number.replace(/^(\d{3})(\d{3})(\d{3})(\d{2})$/, '$1.$2.$3-$4'),
    'Data de Nascimento': `${String(1 + (n % 28)).padStart(2, '0')}/${String(1 + (n % 12)).padStart(2, '0')}/${1960 + (n % 45)}`,
    Sexo: n % 3 === 0 ? 'Feminino' : 'M',
    'E-mail': `planilha${n}@exemplo.com.br`,
    'DDD Celular': '11',
    Celular: n % 2 === 0 ? '98765-4321' : '987654321',
    Estado: uf,
    Cidade: city,
    PIS: '',
    'Pretensão Salarial': n % 4 === 0 ? '2.500,50' : '3200',
    Disponível: n % 5 === 0 ? 'não' : 'Sim',
    'Matrícula antiga': String(n),
  }
}

/** Ten ways rows are wrong in practice, and what the form says to each. */
const mistakes: { change: Row; message: string }[] = [
  { change: { CPF: '123.456.789-00' }, message: 'CPF inválido' },
  { change: { Nome: '   ' }, message: 'Nome é obrigatório' },
  { change: { CPF: '529.982.247-25' }, message: 'Já existe um candidato com este CPF.' },
  { change: { 'Data de Nascimento': '31/02/1990' }, message: 'Data inválida' },
  { change: { 'E-mail': 'sem-arroba' }, message: 'E-mail inválido' },
  { change: { Sexo: 'talvez' }, message: 'Sexo não é uma opção válida' },
  {
    change: { Cidade: 'Cidade Que Não Existe' },
    message: 'O registro "Cidade Que Não Existe" informado em Cidade não existe',
  },
  { change: { Nome: 'N'.repeat(300) }, message: 'Nome deve ter no máximo' },
  { change: { PIS: '111.11111.11-1' }, message: 'O número PIS é inválido' },
  { change: { 'Pretensão Salarial': 'a combinar' }, message: 'Pretensão Salarial deve ser um número' },
]

/** Every fiftieth row is wrong, in turn of each kind; one more repeats a CPF of the same file. */
export function candidateSheet(rows: number): Sheet {
  const wrong = new Map<number, string>()
  const names: string[] = []
  const lines = [headers.join(';')]
  for (let n = 0; n < rows; n++) {
    const row = rightRow(n)
    const mistake = n % 50 === 49 ? mistakes[Math.floor(n / 50) % mistakes.length] : undefined
    if (mistake) wrong.set(n + 2, mistake.message)
    else names.push(row.Nome ?? '')
    lines.push(line({ ...row, ...mistake?.change }))
  }
  lines.push(line({ ...rightRow(rows), CPF: rightRow(0).CPF ?? '' }))
  wrong.set(rows + 2, 'Já existe um candidato com este CPF.')
  return { bytes: windows1252(`${lines.join('\r\n')}\r\n`), rows: rows + 1, wrong, names }
}

const line = (row: Row): string => headers.map((h) => row[h] ?? '').join(';')

/** Every character here is in Latin-1, whose bytes are Windows-1252's. */
const windows1252 = (text: string): Uint8Array => Buffer.from(text, 'latin1')
