import type { Proposta } from '#schemas/runtime/answers/recruitment/candidates.ts'
import cpfFormat from '#schemas/runtime/formats/cpf.ts'
import { isDay } from '#schemas/runtime/formats/parts/calendar.ts'
import { foldText } from '#schemas/runtime/names.ts'

/** Headings and words of lines that are no names. */
const naoENome =
  /curricul|vitae|resum|dados|pessoa|objetivo|perfil|experienc|formac|profission|contato|endereco|rua |avenida|brasileir|solteir|casad|telefone|celular|e-?mail|nascimento|ltda/

/**
 * Data found in a CV's text: a valid CPF, an e-mail, telephones with area code; the name is guessed from the most
 * name-like line.
 */
export function propostaDe(texto: string): Proposta {
  const cpf = [...texto.matchAll(/(?<![\d.])\d{3}\.?\d{3}\.?\d{3}\s?[-–]?\s?\d{2}(?!\d)/g)]
    .map(([match]) => match.replace(/\D/g, ''))
    .find((digits) => cpfFormat.validate(digits))
  const email = /[\w.+-]+@[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z]{2,}/i.exec(texto)?.[0]?.toLowerCase()
  const celular = /\(?\b(\d{2})\)?[ .-]*(9[ .]?\d{4})[ .-]?(\d{4})\b/.exec(texto)
  const fixo = /\((\d{2})\)[ .-]*([2-5]\d{3})[ .-]?(\d{4})\b/.exec(texto)
  const nome = nomeEm(texto)
  const dataNascimento = nascimentoEm(texto)
  const cep = /\bcep\s*:?\s*(\d{2})\.?(\d{3})\s?[-–]?\s?(\d{3})(?!\d)/i.exec(texto)
  return {
    ...(nome ? { nome } : {}),
    ...(cpf ? { cpf } : {}),
    ...(email ? { email } : {}),
    ...(celular ? { dddCelular: celular[1], foneCelular: `${celular[2]}${celular[3]}`.replace(/\D/g, '') } : {}),
    ...(fixo ? { ddd: fixo[1], foneFixo: `${fixo[2]}${fixo[3]}` } : {}),
    ...(dataNascimento ? { dataNascimento } : {}),
    ...(cep ? { cep: `${cep[1]}${cep[2]}${cep[3]}` } : {}),
  }
}

/** The date next to a word for birth; other dates belong to jobs or courses. */
function nascimentoEm(texto: string): string | undefined {
  const dito = /nasc(?:imento|id[oa]\s+em|\.)?[^\d\n]{0,15}(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})/i.exec(texto)
  if (!dito) return undefined
  const [, dia = '', mes = '', ano = ''] = dito
  if (Number(ano) < 1900 || !isDay(Number(ano), Number(mes), Number(dia))) return undefined
  return `${ano}-${mes.padStart(2, '0')}-${dia.padStart(2, '0')}`
}

function nomeEm(texto: string): string | undefined {
  const linhas = texto.split('\n').map((linha) => linha.trim())
  const dito = linhas
    .map((linha) => /^nome(?: completo)?\s*:\s*(.+)$/i.exec(linha)?.[1])
    .find((nome) => nome && pareceNome(nome))
  const achado = dito ?? linhas.slice(0, 15).find((linha) => pareceNome(linha) && !naoENome.test(foldText(linha)))
  return achado && capitulado(achado)
}

const pareceNome = (text: string): boolean =>
  text.length <= 100 && /^\p{Lu}[\p{L}'´-]+(?: (?:d[aeo]s?|e|\p{Lu}[\p{L}'´.-]*)){1,6}$/u.test(text.trim())

/** 'MARIA DA SILVA' → 'Maria da Silva' */
function capitulado(nome: string): string {
  const clean = nome.trim().replace(/\s+/g, ' ')
  if (clean !== clean.toUpperCase()) return clean
  return clean
    .toLowerCase()
    .replace(/(^|[ '-])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())
    .replace(/ (D[aeo]s?|E) /g, (small) => small.toLowerCase())
}
