import { Navigate, Route, Routes } from 'react-router'
import { later, Waiting } from '#admin/form/later.tsx'
import { Boundary } from './components/Boundary.tsx'
import { Layout } from './components/layout/Layout.tsx'
import { PageSkeleton } from './components/Skeleton.tsx'
import { Entrada } from './pages/Entrada.tsx'
import { NaoEncontrada } from './pages/NaoEncontrada.tsx'
import { Vaga } from './pages/Vaga.tsx'
import { Vagas } from './pages/Vagas.tsx'
import { PortalProvider } from './session.tsx'

const Login = later(() => import('./pages/Login.tsx'))
const Avaliacoes = later(() => import('./pages/Avaliacoes.tsx'))
const Avaliacao = later(() => import('./pages/Avaliacao.tsx'))
const Candidaturas = later(() => import('./pages/Candidaturas.tsx'))
const CadastroApagado = later(() => import('./pages/CadastroApagado.tsx'))
const Privacidade = later(() => import('./pages/Privacidade.tsx'))
const Cadastro = later(() => import('./pages/Cadastro.tsx'))
const MeuCadastro = later(() => import('./pages/MeuCadastro.tsx'))
const RecuperarSenha = later(() => import('./pages/RecuperarSenha.tsx'))
const DesfazerEmail = later(() => import('./pages/DesfazerEmail.tsx'))
const DocumentoPedido = later(() => import('./pages/DocumentoPedido.tsx'))
const Questionario = later(() => import('./pages/Questionario.tsx'))
const Documentos = later(() => import('./pages/Documentos.tsx'))
const NovoDocumento = later(() => import('./pages/NovoDocumento.tsx'))
const Verificacao = later(() => import('./pages/Verificacao.tsx'))
const Historico = later(() => import('./pages/Historico.tsx'))

/** The addresses of the portal, below /externo. */
export function AppRoutes() {
  return (
    <PortalProvider>
      <Layout>
        <Boundary>
          <Waiting fallback={<PageSkeleton />}>
            <Routes>
              <Route index element={<Entrada />} />
              <Route path="anuncios" element={<Vagas />} />
              <Route path="anuncios/:id" element={<Vaga />} />
              <Route path="login" element={<Login />} />
              <Route path="recuperar-senha" element={<RecuperarSenha />} />
              <Route path="desfazer-email" element={<DesfazerEmail />} />
              <Route path="documento-pedido" element={<DocumentoPedido />} />
              <Route path="questionario" element={<Questionario />} />
              <Route path="candidatos" element={<MeuCadastro />} />
              <Route path="candidatos/new" element={<Cadastro />} />
              <Route path="candidatos/:id" element={<MeuCadastro />} />
              <Route path="candidatos/:id/documentos-anexos" element={<Documentos />} />
              <Route path="candidatos/:id/documentos-anexos/new" element={<NovoDocumento />} />
              <Route path="solicitacao-avaliacao" element={<Avaliacoes />} />
              <Route path="avaliacoes" element={<Navigate replace to="/solicitacao-avaliacao" />} />
              <Route path="avaliacoes/:id" element={<Avaliacao />} />
              <Route path="candidato-solicitacoes" element={<Candidaturas />} />
              <Route path="historico-candidatos" element={<Historico />} />
              <Route path="verificacao" element={<Verificacao />} />
              <Route path="privacidade" element={<Privacidade />} />
              <Route path="cadastro-apagado" element={<CadastroApagado />} />
              <Route path="*" element={<NaoEncontrada />} />
            </Routes>
          </Waiting>
        </Boundary>
      </Layout>
    </PortalProvider>
  )
}
