import type { Area } from '../areas.ts'
import { type Collection, type Ref, refOf } from '../collection.ts'
import type { CompanyId } from '../empresas.ts'

type Tipo = 'conhecimento' | 'habilidade' | 'atitude'

const codigos = { conhecimento: 'C', habilidade: 'H', atitude: 'A' } as const

/** Competence → its behaviours. */
const competencias: Record<Tipo, [nome: string, comportamentos: [string, string]][]> = {
  conhecimento: [
    ['Boas práticas de fabricação', ['Segue os procedimentos de higiene da linha', 'Registra desvios no ato']],
    ['Legislação trabalhista', ['Aplica corretamente prazos e verbas', 'Acompanha as mudanças da lei']],
    ['Planilhas eletrônicas', ['Monta tabelas dinâmicas', 'Confere os números antes de divulgar']],
    ['Normas regulamentadoras', ['Conhece as normas da sua atividade', 'Orienta colegas sobre riscos']],
    ['Gestão de estoques', ['Mantém o inventário em dia', 'Aponta perdas e suas causas']],
    ['Atendimento ao cliente', ['Responde dentro do prazo combinado', 'Encaminha o que não resolve']],
    ['Controle de qualidade', ['Colhe amostras conforme o plano', 'Interpreta resultados de análises']],
  ],
  habilidade: [
    ['Comunicação', ['Ouve antes de responder', 'Escreve com clareza']],
    ['Negociação', ['Prepara alternativas', 'Chega a acordos que se mantêm']],
    ['Operação de máquinas', ['Ajusta o equipamento sem ajuda', 'Percebe ruídos e falhas']],
    ['Planejamento', ['Define etapas e prazos', 'Replaneja quando algo muda']],
    ['Análise de problemas', ['Procura a causa, não o culpado', 'Decide com base em dados']],
    ['Liderança de equipes', ['Distribui tarefas com critério', 'Dá retorno às pessoas']],
  ],
  atitude: [
    ['Trabalho em equipe', ['Ajuda sem que lhe peçam', 'Divide o que aprendeu']],
    ['Comprometimento', ['Cumpre o que combina', 'Avisa cedo quando não vai cumprir']],
    ['Ética', ['Trata todos com respeito', 'Guarda sigilo do que é sigiloso']],
    ['Iniciativa', ['Propõe melhorias', 'Começa sem esperar ordem']],
    ['Foco em segurança', ['Usa sempre os equipamentos de proteção', 'Interrompe o que é inseguro']],
    ['Flexibilidade', ['Aceita mudanças de rotina', 'Aprende ferramentas novas']],
  ],
}

/** An item of one of the three registers, with its competence. */
export interface ItemCompetencia extends Ref {
  nome: string
  tipo: (typeof codigos)[Tipo]
  competencia: Ref
  criterios: Ref[]
}

export type Competencias = Record<Tipo, ItemCompetencia[]>

/** Adds conhecimentos, habilidades and atitudes with behaviours, and the competence and criteria of each. */
export function addCompetencias(demo: Collection, company: CompanyId, areas: Area[], cursos: Ref[]): Competencias {
  const add = (tipo: Tipo): ItemCompetencia[] =>
    competencias[tipo].map(([nome, comportamentos], index) => {
      const areasOrganizacionais = everyThird(areas, index).map(refOf)
      const { id } = demo.add(`cargo-salario/${tipo}`, company, {
        nome,
        areasOrganizacionais,
        cursos: cursos.slice(index % cursos.length, (index % cursos.length) + 2).map(refOf),
        competencias: comportamentos.map((descricao) => ({ descricao })),
      })
      const competencia = refOf(
        demo.add('cargo-salario/competencia', company, {
          tipo: codigos[tipo],
          nome,
          areasOrganizacionais,
          [tipo]: { id },
        }),
      )
      const criterios = comportamentos.map((descricao) =>
        refOf(demo.add('cargo-salario/criterio-avaliacao-competencia', company, { competencia, descricao })),
      )
      return { id, nome, tipo: codigos[tipo], competencia, criterios }
    })
  return { conhecimento: add('conhecimento'), habilidade: add('habilidade'), atitude: add('atitude') }
}

/** The first area and every third one: each area has several competences, the root all. */
const everyThird = (areas: Area[], start: number): Area[] => areas.filter((_, i) => i === 0 || i % 3 === start % 3)
