import { lazy, Suspense } from 'react'
import { Navigate, Route, Routes } from 'react-router'
import { Boundary } from './components/Boundary.tsx'
import { Layout } from './components/Layout.tsx'
import { PageSkeleton } from './components/Skeleton.tsx'
import { Entrada } from './pages/Entrada.tsx'
import { NaoEncontrada } from './pages/NaoEncontrada.tsx'
import { Vaga } from './pages/Vaga.tsx'
import { Vagas } from './pages/Vagas.tsx'
import { PortalProvider } from './session.tsx'

const Login = lazy(() => import('./pages/Login.tsx'))
const Avaliacoes = lazy(() => import('./pages/Avaliacoes.tsx'))
const Avaliacao = lazy(() => import('./pages/Avaliacao.tsx'))
const Candidaturas = lazy(() => import('./pages/Candidaturas.tsx'))
const CadastroApagado = lazy(() => import('./pages/CadastroApagado.tsx'))
const Privacidade = lazy(() => import('./pages/Privacidade.tsx'))
const Cadastro = lazy(() => import('./pages/Cadastro.tsx'))
const MeuCadastro = lazy(() => import('./pages/MeuCadastro.tsx'))
const RecuperarSenha = lazy(() => import('./pages/RecuperarSenha.tsx'))
const Documentos = lazy(() => import('./pages/Documentos.tsx'))
const NovoDocumento = lazy(() => import('./pages/NovoDocumento.tsx'))
const Historico = lazy(() => import('./pages/Historico.tsx'))

/** The addresses of the portal, below /externo. */
export function AppRoutes() {
  return (
    <PortalProvider>
      <Layout>
        <Boundary>
          <Suspense fallback={<PageSkeleton />}>
            <Routes>
              <Route index element={<Entrada />} />
              <Route path="anuncios" element={<Vagas />} />
              <Route path="anuncios/:id" element={<Vaga />} />
              <Route path="login" element={<Login />} />
              <Route path="recuperar-senha" element={<RecuperarSenha />} />
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
              <Route path="privacidade" element={<Privacidade />} />
              <Route path="cadastro-apagado" element={<CadastroApagado />} />
              <Route path="*" element={<NaoEncontrada />} />
            </Routes>
          </Suspense>
        </Boundary>
      </Layout>
    </PortalProvider>
  )
}
