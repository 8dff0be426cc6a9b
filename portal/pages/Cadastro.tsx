import { useCallback, useEffect, useState } from 'react'
import { Link, Navigate, useSearchParams } from 'react-router'
import { later, Waiting } from '#admin/form/later.tsx'
import type { RecordData } from '#schemas/runtime/model.ts'
import { setAt } from '#schemas/runtime/paths.ts'
import { get } from '../api.ts'
import { carregaDefinicao } from '../cadastro/definicao.ts'
import type { Cadastrado } from '../cadastro/FormularioNovo.tsx'
import {
  chaveDe,
  esqueceRascunho,
  guardaLeitura,
  guardaRascunho,
  guardaRascunhos,
  type Rascunho,
} from '../cadastro/rascunho.ts'
import { Failure } from '../components/Failure.tsx'
import { Icon } from '../components/Icon.tsx'
import { InvalidCompany } from '../components/InvalidCompany.tsx'
import { PageSkeleton } from '../components/Skeleton.tsx'
import { TextoDoTermo } from '../components/TextoDoTermo.tsx'
import { useRetomada } from '../components/useRetomada.tsx'
import { Curriculo, recebeCurriculo } from '../curriculo/Curriculo.tsx'
import { isId, link } from '../links.ts'
import { usePortal } from '../session.tsx'
import { firstName } from '../texts.ts'
import { useLoad } from '../useLoad.ts'
import { usePage } from '../usePage.ts'

const loadForm = () => import('../cadastro/FormularioNovo.tsx')
const FormularioNovo = later(loadForm)

/** /externo/candidatos/new: who is not registered in this company does it here — spec 1 §2.3, §2.4 */
export default function Cadastro() {
  const { candidato, empresaId, empresaInvalida, loading, login } = usePortal()
  const [search] = useSearchParams()
  const [feito, setFeito] = useState<Cadastrado>()
  const asked = search.get('solicitacaoId') ?? ''
  const solicitacaoId = isId(asked) ? asked : undefined
  if (empresaInvalida) return <InvalidCompany />
  if (loading) return <PageSkeleton />
  if (feito) return <Feito cadastrado={feito} />
  if (candidato) return <Navigate replace to={link(`/candidatos/${candidato.id}`, { empresaId })} />
  if (empresaId === undefined) return <EscolheEmpresa solicitacaoId={solicitacaoId} />
  const enter = async (cadastrado: Cadastrado) => {
    setFeito(cadastrado)
    const { cpf, senha } = cadastrado
    // whoever cannot be let in now logs in by himself
    await login({ cpf, senha, empresaId: String(empresaId) }).catch(() => undefined)
  }
  return <Passos key={empresaId} empresaId={empresaId} solicitacaoId={solicitacaoId} onCadastrado={enter} />
}

const nothing: RecordData = {}

/** What was confirmed of a CV is there to be sent, as if it had been typed. */
const asDraft = (record: RecordData = nothing): Rascunho | undefined =>
  Object.keys(record).length > 0 ? { record, passo: 0, quando: 0 } : undefined

interface PassosProps {
  empresaId: number
  solicitacaoId?: string
  onCadastrado(cadastrado: Cadastrado): void
}

function Passos({ empresaId, solicitacaoId, onCadastrado }: PassosProps) {
  const heading = usePage('Novo Cadastro')
  const load = useCallback((signal: AbortSignal) => carregaDefinicao(true, empresaId, signal), [empresaId])
  const { data: definicao, error, retry } = useLoad(load)
  const chave = chaveDe(empresaId)
  const { rascunho, pergunta } = useRetomada(chave, empresaId)
  // undefined: the CV comes first
  const [comeco, setComeco] = useState<RecordData>()
  const [aceito, setAceito] = useState(false)
  // while one reads the terms or the CV is read, the form comes along a slow line; should it not, it is asked for again when it is shown
  const ready = definicao !== undefined
  useEffect(() => {
    if (ready) loadForm().catch(() => undefined)
  }, [ready])
  if (error)
    return <Failure title="Não foi possível abrir o cadastro" heading="h1" message={error.message} onRetry={retry} />
  if (!definicao) return <PageSkeleton />
  const { termo } = definicao
  const typed = rascunho && !rascunho.leitura ? rascunho : undefined
  const begin = (valores: Record<string, unknown>) => {
    const record: RecordData = {}
    for (const [path, valor] of Object.entries(valores)) setAt(record, path, valor)
    if (Object.keys(record).length > 0) guardaRascunho(chave, record, 0)
    else esqueceRascunho(chave)
    setComeco(record)
  }
  return (
    <div className="folha">
      <h1 ref={heading} tabIndex={-1}>
        Novo Cadastro
      </h1>
      {pergunta ? (
        pergunta
      ) : termo && !aceito ? (
        <>
          <p className="nota">Antes de começar, leia como a empresa cuida dos seus dados.</p>
          <TextoDoTermo texto={termo.texto} onAceita={() => setAceito(true)} />
        </>
      ) : !typed && !comeco && recebeCurriculo(definicao) ? (
        <Curriculo
          novo
          definicao={definicao}
          empresaId={empresaId}
          record={nothing}
          comecada={rascunho?.leitura}
          onComeca={(leitura) => (leitura ? guardaLeitura(chave, leitura) : esqueceRascunho(chave))}
          onPronto={begin}
        />
      ) : (
        <>
          <p className="nota">
            {guardaRascunhos() && 'O que você digita fica guardado neste aparelho, cifrado, até concluir. '}
            Só o que tem * é obrigatório.
          </p>
          <Waiting fallback={<PageSkeleton />}>
            <FormularioNovo
              definicao={definicao}
              empresaId={empresaId}
              solicitacaoId={solicitacaoId}
              chave={chave}
              rascunho={typed ?? asDraft(comeco)}
              onCadastrado={onCadastrado}
            />
          </Waiting>
        </>
      )}
    </div>
  )
}

function Feito({ cadastrado: { nome, candidatado } }: { cadastrado: Cadastrado }) {
  const { candidato, empresaId } = usePortal()
  const heading = usePage('Cadastro concluído')
  return (
    <section className="aviso">
      <Icon name="certo" />
      <h1 ref={heading} tabIndex={-1}>
        Cadastro concluído, {firstName(nome)}!
      </h1>
      <p>
        {candidatado
          ? 'A sua candidatura à vaga também foi enviada. A empresa já pode ver os seus dados.'
          : 'A empresa já pode ver os seus dados. Agora escolha uma vaga e candidate-se.'}
      </p>
      <Link className="botao" to={link(candidato ? '/anuncios' : '/login', { empresaId })}>
        {candidato ? 'Ver vagas abertas' : 'Entrar'}
      </Link>
    </section>
  )
}

function EscolheEmpresa({ solicitacaoId }: { solicitacaoId?: string }) {
  const heading = usePage('Novo Cadastro')
  const load = useCallback((signal: AbortSignal) => get<{ id: number; nome: string }[]>('empresas', {}, signal), [])
  const { data, error, retry } = useLoad(load)
  if (error) return <Failure heading="h1" message={error.message} onRetry={retry} />
  if (!data) return <PageSkeleton />
  return (
    <div className="folha estreita">
      <h1 ref={heading} tabIndex={-1}>
        Novo Cadastro
      </h1>
      <p className="nota">Em qual empresa você quer se cadastrar?</p>
      <ul className="empresas">
        {data.map(({ id, nome }) => (
          <li key={id}>
            <Link className="botao leve grande" to={link('/candidatos/new', { empresaId: id, solicitacaoId })}>
              {nome}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
