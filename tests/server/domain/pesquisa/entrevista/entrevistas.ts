import type { RecordData } from '#schemas/runtime/model.ts'
import { type Client, login } from '#tests/helpers/app.ts'
import type { Cenario, Registro } from '#tests/server/platform/reports/provas/cenas/cenario.ts'
import { pessoas, saiuEm } from '#tests/server/platform/reports/provas/cenas/pessoas.ts'

export const MODELOS = '/api/pesquisa/entrevistas'
export const MODELOS_GT = '/api/gestao-talentos/modelos-entrevista-desligamento'
export const AVALIACOES = '/api/avaliacao/avaliacoes'
export const VER = 'ROLE_ENTREVISTA_DESLIGAMENTO_VER'
export const ALTERAR = 'ROLE_ENTREVISTA_DESLIGAMENTO_ALTERAR'

export interface Modelo extends Registro {
  questionario: { id: number }
  perguntas: { escolha: number; varias: number; nota: number; texto: number }
  /** ids by their words */
  opcoes: Record<string, number>
}

/** A model with a question of each kind, and the people who leave. */
export function entrevistas(c: Cenario) {
  const { make, contrata } = pessoas(c)
  let numero = 0
  return {
    make,
    async modelo(titulo: string, more: RecordData = {}): Promise<Modelo> {
      const modelo = (await make('pesquisa/entrevistas', { titulo, ...more })) as Modelo
      const pergunta = (texto: string, body: RecordData) =>
        make('avaliacao/perguntas', { questionario: { id: modelo.questionario.id }, texto, ...body })
      const opcoes = (...textos: string[]) => ({ respostas: textos.map((texto, peso) => ({ texto, peso })) })
      const escolha = await pergunta('O que pesou?', { tipo: 1, ...opcoes('Salário', 'Rotina', 'Mudança') })
      const varias = await pergunta('O que foi bom?', { tipo: 5, obrigatoria: false, ...opcoes('Equipe', 'Horário') })
      const nota = await pergunta('Que nota?', { tipo: 4, notaMinima: 0, notaMaxima: 10 })
      const texto = await pergunta('O que mudar?', { tipo: 3, obrigatoria: false })
      const todas = [escolha, varias].flatMap(
        ({ respostas }) => respostas as unknown as { id: number; texto: string }[],
      )
      return {
        ...modelo,
        perguntas: { escolha: escolha.id, varias: varias.id, nota: nota.id, texto: texto.id },
        opcoes: Object.fromEntries(todas.map((one) => [one.texto, one.id])),
      }
    },
    /** Somebody who left on a day. */
    sai(
      nome: string,
      dia: string,
      more: RecordData = {},
      motivo?: Registro,
      lugar: 'norte' | 'sul' = 'norte',
    ): Promise<Registro> {
      numero += 1
      const contato = { email: `sai${numero}@exemplo.com.br` }
      return contrata(nome, `S${numero}`, [['2024-01-02', lugar]], { contato, ...saiuEm(dia, motivo), ...more })
    },
    /** A user of company 1 with these authorities. */
    async usuario(nome: string, authorities: string[]): Promise<Client> {
      const perfil = await make('utilitario/perfis', { nome: `Perfil ${nome}`, authorities })
      await make('utilitario/usuarios', {
        ...{ nome, login: nome, email: `${nome}@exemplo.com.br`, senha: 'prumo-demo-2026', ativo: true },
        empresas: [{ empresa: { id: 1 }, perfis: [{ id: perfil.id }] }],
      })
      await c.app.database.pool.query('update usuario set trocar_senha = false where login = $1', [nome])
      c.app.fastify.prumo.sessions.forget()
      return login(c.app, nome)
    },
  }
}

/** Answers to all that has to be answered, and a text. */
export const completas = ({ perguntas, opcoes }: Modelo, escolha = 'Salário', nota = 7, texto?: string) => [
  { perguntaId: perguntas.escolha, respostaId: opcoes[escolha] },
  { perguntaId: perguntas.nota, nota },
  ...(texto === undefined ? [] : [{ perguntaId: perguntas.texto, comentario: texto }]),
]
