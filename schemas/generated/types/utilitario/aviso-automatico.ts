// Gerado por npm run generate; não edite.

/** Aviso automático */
export interface AvisoAutomatico {
  /** Código */
  id: number
  /** Versão do registro; toda gravação a aumenta */
  versao: number
  /** Nome */
  nome: string
  /** Ativo */
  ativo: boolean
  /** Alterado pela empresa */
  personalizado: boolean
  /** Aviso do produto */
  definicao?: string
  /** Cadastro: De que registros o aviso fala. */
  cadastro: 'sst/acidente' | 'pesquisa/acao-pesquisa' | 'sst/afastamento' | 'sst/ambiente' | 'captacao/anuncio' | 'captacao/area-formacao' | 'captacao/area-interesse' | 'cargo-salario/area-organizacional' | 'avaliacao/aspecto' | 'cargo-salario/atitude' | 'avaliacao/colaborador-questionario' | 'avaliacao/avaliacao-desempenho' | 'pesquisa/avaliacao-turma' | 'captacao/avaliacao-candidato' | 'desenvolvimento/avaliacao-curso' | 'utilitario/aviso-automatico' | 'avaliacao/calibracao-ninebox' | 'utilitario/campo-empresa' | 'captacao/candidato' | 'captacao/candidato-solicitacao' | 'cargo-salario/cargo' | 'desenvolvimento/categoria-curso' | 'cargo-salario/cenario-reajuste' | 'desenvolvimento/certificacao' | 'avaliacao/check-in-resultado' | 'captacao/como-ficou-sabendo-vaga' | 'cargo-salario/competencia' | 'cargo-salario/configuracao-nivel-competencia' | 'cargo-salario/conhecimento' | 'cargo-salario/criterio-avaliacao-competencia' | 'desenvolvimento/curso' | 'desenvolvimento/despesa-turma' | 'desenvolvimento/dia-turma' | 'gestao-talentos/pedido-documento' | 'captacao/entrevista' | 'utilitario/estabelecimento' | 'captacao/etapa-seletiva' | 'captacao/exame-palografico' | 'cargo-salario/faixa-salarial' | 'cargo-salario/faturamento-mensal' | 'sst/funcao' | 'gestao-talentos/geracao' | 'utilitario/grupo-ac' | 'cargo-salario/grupo-ocupacional' | 'cargo-salario/habilidade' | 'captacao/idioma' | 'cargo-salario/indice' | 'utilitario/mensagem' | 'utilitario/menu-extra' | 'desenvolvimento/meta-horas-treinamento' | 'avaliacao/modelo-avaliacao' | 'captacao/modelo-avaliacao-candidato' | 'utilitario/modelo-documento' | 'captacao/modelo-email' | 'pesquisa/modelo-entrevista' | 'captacao/motivo-solicitacao' | 'gestao-talentos/motivo-desligamento' | 'captacao/motivo-recusa' | 'avaliacao/ninebox' | 'cargo-salario/nivel-competencia' | 'cargo-salario/config-nivel-faixa-salarial' | 'cargo-salario/nivel-competencia-talento' | 'avaliacao/objetivo' | 'gestao-talentos/colaborador-ocorrencia' | 'analytics/painel-empresa' | 'avaliacao/participante-avaliacao-desempenho' | 'avaliacao/pergunta' | 'avaliacao/periodo-experiencia' | 'avaliacao/periodo-meta' | 'pesquisa/pesquisa' | 'cargo-salario/tabela-reajuste-colaborador' | 'avaliacao/pdi' | 'utilitario/problema' | 'gestao-talentos/providencia' | 'pesquisa/questionario' | 'cargo-salario/reajuste-colaborador' | 'cargo-salario/reajuste-faixa-salarial' | 'cargo-salario/reajuste-indice' | 'utilitario/relatorio-agendado' | 'avaliacao/resultado-chave' | 'gestao-talentos/roteiro' | 'utilitario/solicitacao-creditos' | 'captacao/solicitacao-pessoal' | 'gestao-talentos/talento' | 'desenvolvimento/colaborador-turma' | 'gestao-talentos/tarefa-talento' | 'sst/tipo-afastamento' | 'desenvolvimento/tipo-despesa' | 'gestao-talentos/tipo-documento' | 'gestao-talentos/tipo-ocorrencia' | 'desenvolvimento/turma' | 'utilitario/webhook'
  /** O que acontece */
  evento: 'VENCIMENTO' | 'CRIADO' | 'ESTADO' | 'ALTERADO' | 'CONDICAO'
  /** Data */
  vencimento?: string
  /** Dias antes: Quantos dias antes da data, separados por vírgula: 30, 7, 0. Com menos, depois dela, até 30: -1. */
  dias?: string
  /** Estado */
  estado?: string
  /** Campos: Basta um deles mudar. */
  campos?: string[]
  /** Campo */
  campo?: string
  /** Comparação */
  operador?: 'IGUAL' | 'DIFERENTE' | 'MAIOR' | 'MENOR' | 'PREENCHIDO' | 'VAZIO'
  /** Valor */
  valor?: string
  /** Momento: O que vence vai sempre no resumo do dia: uma mensagem por pessoa. */
  momento?: 'NA_HORA' | 'RESUMO'
  /** Papéis no registro: Quem o próprio registro diz: o responsável, o gestor da área. */
  papeis?: string[]
  /** Quem tem a permissão */
  quemTem?: string
  /** Perfis */
  perfis?: {
    id: number
    /** Perfil */
    nome?: string
  }[]
  /** Usuários */
  usuarios?: {
    id: number
    /** Usuário */
    nome?: string
  }[]
  /** E-mail do registro: Recebe por e-mail, mesmo sem acesso ao sistema. */
  campoEmail?: string
  /** Outros e-mails: Recebem mesmo sem acesso ao sistema. */
  emails?: string[]
  /** Mensagem no sistema */
  porMensagem: boolean
  /** E-mail */
  porEmail: boolean
  /** Webhook */
  porWebhook: boolean
  /** Assunto do e-mail: Sem ele, o nome do aviso. */
  assunto?: string
  /** Texto */
  texto: string
}

/** Aviso automático: o que se envia */
export interface AvisoAutomaticoInput {
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** Nome */
  nome: string
  /** Ativo */
  ativo?: boolean
  /** Cadastro: De que registros o aviso fala. */
  cadastro: 'sst/acidente' | 'pesquisa/acao-pesquisa' | 'sst/afastamento' | 'sst/ambiente' | 'captacao/anuncio' | 'captacao/area-formacao' | 'captacao/area-interesse' | 'cargo-salario/area-organizacional' | 'avaliacao/aspecto' | 'cargo-salario/atitude' | 'avaliacao/colaborador-questionario' | 'avaliacao/avaliacao-desempenho' | 'pesquisa/avaliacao-turma' | 'captacao/avaliacao-candidato' | 'desenvolvimento/avaliacao-curso' | 'utilitario/aviso-automatico' | 'avaliacao/calibracao-ninebox' | 'utilitario/campo-empresa' | 'captacao/candidato' | 'captacao/candidato-solicitacao' | 'cargo-salario/cargo' | 'desenvolvimento/categoria-curso' | 'cargo-salario/cenario-reajuste' | 'desenvolvimento/certificacao' | 'avaliacao/check-in-resultado' | 'captacao/como-ficou-sabendo-vaga' | 'cargo-salario/competencia' | 'cargo-salario/configuracao-nivel-competencia' | 'cargo-salario/conhecimento' | 'cargo-salario/criterio-avaliacao-competencia' | 'desenvolvimento/curso' | 'desenvolvimento/despesa-turma' | 'desenvolvimento/dia-turma' | 'gestao-talentos/pedido-documento' | 'captacao/entrevista' | 'utilitario/estabelecimento' | 'captacao/etapa-seletiva' | 'captacao/exame-palografico' | 'cargo-salario/faixa-salarial' | 'cargo-salario/faturamento-mensal' | 'sst/funcao' | 'gestao-talentos/geracao' | 'utilitario/grupo-ac' | 'cargo-salario/grupo-ocupacional' | 'cargo-salario/habilidade' | 'captacao/idioma' | 'cargo-salario/indice' | 'utilitario/mensagem' | 'utilitario/menu-extra' | 'desenvolvimento/meta-horas-treinamento' | 'avaliacao/modelo-avaliacao' | 'captacao/modelo-avaliacao-candidato' | 'utilitario/modelo-documento' | 'captacao/modelo-email' | 'pesquisa/modelo-entrevista' | 'captacao/motivo-solicitacao' | 'gestao-talentos/motivo-desligamento' | 'captacao/motivo-recusa' | 'avaliacao/ninebox' | 'cargo-salario/nivel-competencia' | 'cargo-salario/config-nivel-faixa-salarial' | 'cargo-salario/nivel-competencia-talento' | 'avaliacao/objetivo' | 'gestao-talentos/colaborador-ocorrencia' | 'analytics/painel-empresa' | 'avaliacao/participante-avaliacao-desempenho' | 'avaliacao/pergunta' | 'avaliacao/periodo-experiencia' | 'avaliacao/periodo-meta' | 'pesquisa/pesquisa' | 'cargo-salario/tabela-reajuste-colaborador' | 'avaliacao/pdi' | 'utilitario/problema' | 'gestao-talentos/providencia' | 'pesquisa/questionario' | 'cargo-salario/reajuste-colaborador' | 'cargo-salario/reajuste-faixa-salarial' | 'cargo-salario/reajuste-indice' | 'utilitario/relatorio-agendado' | 'avaliacao/resultado-chave' | 'gestao-talentos/roteiro' | 'utilitario/solicitacao-creditos' | 'captacao/solicitacao-pessoal' | 'gestao-talentos/talento' | 'desenvolvimento/colaborador-turma' | 'gestao-talentos/tarefa-talento' | 'sst/tipo-afastamento' | 'desenvolvimento/tipo-despesa' | 'gestao-talentos/tipo-documento' | 'gestao-talentos/tipo-ocorrencia' | 'desenvolvimento/turma' | 'utilitario/webhook'
  /** O que acontece */
  evento?: 'VENCIMENTO' | 'CRIADO' | 'ESTADO' | 'ALTERADO' | 'CONDICAO'
  /** Data */
  vencimento?: string
  /** Dias antes: Quantos dias antes da data, separados por vírgula: 30, 7, 0. Com menos, depois dela, até 30: -1. */
  dias?: string
  /** Estado */
  estado?: string
  /** Campos: Basta um deles mudar. */
  campos?: string[]
  /** Campo */
  campo?: string
  /** Comparação */
  operador?: 'IGUAL' | 'DIFERENTE' | 'MAIOR' | 'MENOR' | 'PREENCHIDO' | 'VAZIO'
  /** Valor */
  valor?: string
  /** Momento: O que vence vai sempre no resumo do dia: uma mensagem por pessoa. */
  momento?: 'NA_HORA' | 'RESUMO'
  /** Papéis no registro: Quem o próprio registro diz: o responsável, o gestor da área. */
  papeis?: string[]
  /** Perfis */
  perfis?: {
    id: number
  }[]
  /** Usuários */
  usuarios?: {
    id: number
  }[]
  /** E-mail do registro: Recebe por e-mail, mesmo sem acesso ao sistema. */
  campoEmail?: string
  /** Outros e-mails: Recebem mesmo sem acesso ao sistema. */
  emails?: string[]
  /** Mensagem no sistema */
  porMensagem?: boolean
  /** E-mail */
  porEmail?: boolean
  /** Webhook */
  porWebhook?: boolean
  /** Assunto do e-mail: Sem ele, o nome do aviso. */
  assunto?: string
  /** Texto */
  texto: string
}
