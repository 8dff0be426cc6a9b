import { CPF_DEMO } from '#server/platform/data/people/numbers.ts'
import type { Demo } from '../collection.ts'
import { cidades } from '../places/cidades.ts'

const { fortaleza } = cidades

/** The demo candidato, equal in both companies; the password is set on loading. */
export const candidatoDemo = {
  nome: 'Maria da Conceição Araújo',
  pessoal: {
    dataNascimento: '1994-03-10',
    naturalidade: 'Fortaleza',
    sexo: 'F',
    cpf: CPF_DEMO,
    escolaridade: '09',
    estadoCivil: '01',
    qtdFilhos: 0,
    deficiencia: '0',
    etniaRaca: '3',
  },
  endereco: {
    cep: '60125100',
    logradouro: 'Rua das Acácias',
    numero: '120',
    uf: { id: fortaleza.uf },
    cidade: { id: fortaleza.id },
    bairro: 'Aldeota',
  },
  contato: { email: 'maria.conceicao@pessoas.example', dddCelular: '85', foneCelular: '987654321' },
  disponivel: true,
  aceitoPoliticaSeguranca: true,
} satisfies Demo<'captacao/candidato'>
