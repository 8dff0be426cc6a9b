// Gerado por npm run generate; não edite.

/** Modelo de documento */
export interface ModeloDocumento {
  /** Código */
  id: number
  /** Versão do registro; toda gravação a aumenta */
  versao: number
  /** Nome */
  nome: string
  /** Tipo */
  tipo: 'SOLICITACAO' | 'CURRICULO' | 'PROPOSTA' | 'COMUNICADO' | 'OUTRO'
  /** Impresso a partir de */
  entidade: 'sst/acidente' | 'pesquisa/acao-pesquisa' | 'sst/afastamento' | 'sst/ambiente' | 'captacao/anuncio' | 'captacao/area-formacao' | 'captacao/area-interesse' | 'cargo-salario/area-organizacional' | 'avaliacao/aspecto' | 'cargo-salario/atitude' | 'utilitario/ausencia' | 'avaliacao/colaborador-questionario' | 'avaliacao/avaliacao-desempenho' | 'pesquisa/avaliacao-turma' | 'captacao/avaliacao-candidato' | 'desenvolvimento/avaliacao-curso' | 'geral/bairro' | 'avaliacao/calibracao-ninebox' | 'captacao/candidato' | 'captacao/candidato-solicitacao' | 'cargo-salario/cargo' | 'desenvolvimento/categoria-curso' | 'desenvolvimento/certificacao' | 'avaliacao/check-in-resultado' | 'geral/cidade' | 'geral/codigo-cbo' | 'captacao/como-ficou-sabendo-vaga' | 'cargo-salario/competencia' | 'cargo-salario/configuracao-nivel-competencia' | 'cargo-salario/conhecimento' | 'cargo-salario/criterio-avaliacao-competencia' | 'desenvolvimento/curso' | 'desenvolvimento/despesa-turma' | 'desenvolvimento/dia-turma' | 'gestao-talentos/pedido-documento' | 'captacao/entrevista' | 'utilitario/estabelecimento' | 'geral/estado' | 'captacao/etapa-seletiva' | 'captacao/exame-palografico' | 'cargo-salario/faixa-salarial' | 'cargo-salario/faturamento-mensal' | 'geral/feriado' | 'sst/funcao' | 'gestao-talentos/geracao' | 'utilitario/grupo-ac' | 'cargo-salario/grupo-ocupacional' | 'cargo-salario/habilidade' | 'captacao/idioma' | 'cargo-salario/indice' | 'desenvolvimento/meta-horas-treinamento' | 'avaliacao/modelo-avaliacao' | 'captacao/modelo-avaliacao-candidato' | 'pesquisa/modelo-entrevista' | 'captacao/motivo-solicitacao' | 'gestao-talentos/motivo-desligamento' | 'captacao/motivo-recusa' | 'avaliacao/ninebox' | 'cargo-salario/nivel-competencia' | 'cargo-salario/config-nivel-faixa-salarial' | 'cargo-salario/nivel-competencia-talento' | 'avaliacao/objetivo' | 'gestao-talentos/colaborador-ocorrencia' | 'sst/parte-corpo' | 'avaliacao/participante-avaliacao-desempenho' | 'avaliacao/pergunta' | 'avaliacao/periodo-experiencia' | 'avaliacao/periodo-meta' | 'pesquisa/pesquisa' | 'cargo-salario/tabela-reajuste-colaborador' | 'avaliacao/pdi' | 'gestao-talentos/providencia' | 'pesquisa/questionario' | 'cargo-salario/reajuste-colaborador' | 'avaliacao/resultado-chave' | 'gestao-talentos/roteiro' | 'captacao/solicitacao-pessoal' | 'gestao-talentos/talento' | 'desenvolvimento/colaborador-turma' | 'gestao-talentos/tarefa-talento' | 'sst/tipo-afastamento' | 'desenvolvimento/tipo-despesa' | 'gestao-talentos/tipo-documento' | 'gestao-talentos/tipo-ocorrencia' | 'desenvolvimento/turma'
  /** Título impresso: Sai no alto de cada página e no nome do arquivo. Pode ter marcadores. */
  titulo: string
  /** Texto */
  corpo: string
  /** Cabeçalho */
  cabecalho?: 'COMPLETO' | 'LOGO' | 'NENHUM'
  /** Papel */
  papel?: 'A4' | 'A5' | 'CARTA'
  /** Orientação */
  orientacao?: 'RETRATO' | 'PAISAGEM'
  /** Rodapé: Pode ter marcadores. Sem ele, sai quem emitiu e quando. */
  rodape?: string
  /** Numerar as páginas */
  numeraPaginas: boolean
  /** Ativo: Só modelos ativos são oferecidos em 'Imprimir documento'. */
  ativo: boolean
  /** Campos próprios da empresa */
  extras?: Record<string, unknown>
}

/** Modelo de documento: o que se envia */
export interface ModeloDocumentoInput {
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** Nome */
  nome: string
  /** Tipo */
  tipo: 'SOLICITACAO' | 'CURRICULO' | 'PROPOSTA' | 'COMUNICADO' | 'OUTRO'
  /** Impresso a partir de */
  entidade: 'sst/acidente' | 'pesquisa/acao-pesquisa' | 'sst/afastamento' | 'sst/ambiente' | 'captacao/anuncio' | 'captacao/area-formacao' | 'captacao/area-interesse' | 'cargo-salario/area-organizacional' | 'avaliacao/aspecto' | 'cargo-salario/atitude' | 'utilitario/ausencia' | 'avaliacao/colaborador-questionario' | 'avaliacao/avaliacao-desempenho' | 'pesquisa/avaliacao-turma' | 'captacao/avaliacao-candidato' | 'desenvolvimento/avaliacao-curso' | 'geral/bairro' | 'avaliacao/calibracao-ninebox' | 'captacao/candidato' | 'captacao/candidato-solicitacao' | 'cargo-salario/cargo' | 'desenvolvimento/categoria-curso' | 'desenvolvimento/certificacao' | 'avaliacao/check-in-resultado' | 'geral/cidade' | 'geral/codigo-cbo' | 'captacao/como-ficou-sabendo-vaga' | 'cargo-salario/competencia' | 'cargo-salario/configuracao-nivel-competencia' | 'cargo-salario/conhecimento' | 'cargo-salario/criterio-avaliacao-competencia' | 'desenvolvimento/curso' | 'desenvolvimento/despesa-turma' | 'desenvolvimento/dia-turma' | 'gestao-talentos/pedido-documento' | 'captacao/entrevista' | 'utilitario/estabelecimento' | 'geral/estado' | 'captacao/etapa-seletiva' | 'captacao/exame-palografico' | 'cargo-salario/faixa-salarial' | 'cargo-salario/faturamento-mensal' | 'geral/feriado' | 'sst/funcao' | 'gestao-talentos/geracao' | 'utilitario/grupo-ac' | 'cargo-salario/grupo-ocupacional' | 'cargo-salario/habilidade' | 'captacao/idioma' | 'cargo-salario/indice' | 'desenvolvimento/meta-horas-treinamento' | 'avaliacao/modelo-avaliacao' | 'captacao/modelo-avaliacao-candidato' | 'pesquisa/modelo-entrevista' | 'captacao/motivo-solicitacao' | 'gestao-talentos/motivo-desligamento' | 'captacao/motivo-recusa' | 'avaliacao/ninebox' | 'cargo-salario/nivel-competencia' | 'cargo-salario/config-nivel-faixa-salarial' | 'cargo-salario/nivel-competencia-talento' | 'avaliacao/objetivo' | 'gestao-talentos/colaborador-ocorrencia' | 'sst/parte-corpo' | 'avaliacao/participante-avaliacao-desempenho' | 'avaliacao/pergunta' | 'avaliacao/periodo-experiencia' | 'avaliacao/periodo-meta' | 'pesquisa/pesquisa' | 'cargo-salario/tabela-reajuste-colaborador' | 'avaliacao/pdi' | 'gestao-talentos/providencia' | 'pesquisa/questionario' | 'cargo-salario/reajuste-colaborador' | 'avaliacao/resultado-chave' | 'gestao-talentos/roteiro' | 'captacao/solicitacao-pessoal' | 'gestao-talentos/talento' | 'desenvolvimento/colaborador-turma' | 'gestao-talentos/tarefa-talento' | 'sst/tipo-afastamento' | 'desenvolvimento/tipo-despesa' | 'gestao-talentos/tipo-documento' | 'gestao-talentos/tipo-ocorrencia' | 'desenvolvimento/turma'
  /** Título impresso: Sai no alto de cada página e no nome do arquivo. Pode ter marcadores. */
  titulo: string
  /** Texto */
  corpo: string
  /** Cabeçalho */
  cabecalho?: 'COMPLETO' | 'LOGO' | 'NENHUM'
  /** Papel */
  papel?: 'A4' | 'A5' | 'CARTA'
  /** Orientação */
  orientacao?: 'RETRATO' | 'PAISAGEM'
  /** Rodapé: Pode ter marcadores. Sem ele, sai quem emitiu e quando. */
  rodape?: string
  /** Numerar as páginas */
  numeraPaginas?: boolean
  /** Ativo: Só modelos ativos são oferecidos em 'Imprimir documento'. */
  ativo?: boolean
  /** Campos próprios da empresa */
  extras?: Record<string, unknown>
}
