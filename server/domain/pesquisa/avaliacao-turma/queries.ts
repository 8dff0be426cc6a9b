export { apagaRespostasDaTurma } from './apaga.ts'
export { colecaoDe } from './avaliacao-turma.ts'
export { avaliacaoDaCopia, avaliacaoTurma } from './origem.ts'
export { deixaATurma } from './sai.ts'
