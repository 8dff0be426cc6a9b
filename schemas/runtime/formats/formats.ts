import caepf from './caepf.ts'
import cep from './cep.ts'
import chassi from './chassi.ts'
import cno from './cno.ts'
import cnoCnpj from './cno-cnpj.ts'
import cnpj from './cnpj.ts'
import cnpjCpf from './cnpj-cpf.ts'
import cor from './cor.ts'
import cpf from './cpf.ts'
import date from './date.ts'
import dateTime from './date-time.ts'
import ddd from './ddd.ts'
import email from './email.ts'
import hora from './hora.ts'
import horas from './horas.ts'
import inscricao from './inscricao.ts'
import link from './link.ts'
import mesAno from './mes-ano.ts'
import type { Format } from './parts/format.ts'
import pis from './pis.ts'
import processo from './processo.ts'
import telefone from './telefone.ts'
import tituloEleitor from './titulo-eleitor.ts'
import url from './url.ts'

/** Every text format a schema may name in `format`, by name and sorted by it. */
export const formats: Record<string, Format> = {
  caepf,
  cep,
  chassi,
  cno,
  'cno-cnpj': cnoCnpj,
  cnpj,
  'cnpj-cpf': cnpjCpf,
  cor,
  cpf,
  date,
  'date-time': dateTime,
  ddd,
  email,
  hora,
  horas,
  inscricao,
  link,
  'mes-ano': mesAno,
  pis,
  processo,
  telefone,
  'titulo-eleitor': tituloEleitor,
  url,
}
