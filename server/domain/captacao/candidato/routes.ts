import { defineRoutes } from '#server/platform/crud/define.ts'
import { consultas } from './consultas.ts'
import { curriculo } from './curriculo/curriculo.ts'
import { impressao } from './curriculo/impressao.ts'
import { empresasPorCpf } from './empresas-por-cpf.ts'
import { exclusao } from './exclusao.ts'
import { codigoDoEmail } from './externo/codigo.ts'
import { documentosProprios } from './externo/documentos.ts'
import { emailExterno } from './externo/email.ts'
import { formularioExterno } from './externo/formulario.ts'
import { leituraExterna } from './externo/leitura.ts'
import { cadastroProprio } from './externo/proprio.ts'
import { senhaExterna } from './externo/senha.ts'
import { termo } from './externo/termo.ts'
import { leitura } from './leitura.ts'
import { partes } from './partes.ts'
import { privacidade } from './privacidade/privacidade.ts'
import { trechos } from './trechos.ts'

/** Routes of the candidate's screens besides the generated ones — spec 1 §7.3 */
export default defineRoutes('captacao/candidato', (route) => {
  consultas(route)
  partes(route)
  curriculo(route)
  exclusao(route)
  impressao(route)
  leitura(route)
  trechos(route)
  empresasPorCpf(route)
  privacidade(route)
  formularioExterno(route)
  leituraExterna(route)
  cadastroProprio(route)
  documentosProprios(route)
  termo(route)
  senhaExterna(route)
  emailExterno(route)
  codigoDoEmail(route)
})
