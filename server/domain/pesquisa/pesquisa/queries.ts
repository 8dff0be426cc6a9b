export { apagaRespostas, pesquisaDaCopia } from './apaga.ts'
export { POR_OUTRO, pesquisa } from './origem.ts'
export { PESQUISA, type Pesquisa, readPesquisa } from './pesquisa.ts'
export { EXCLUIR, podeVerRespostas, VER_PARTICIPANTES } from './quem.ts'
