import { Navigate, useParams } from 'react-router-dom'

const HERE = '/avaliacao/modelos-avaliacao-desempenho-experiencia'

/** Redirects to the register's form of the model, which returns here by `volta`. */
export default function ToModel() {
  const { id = 'new' } = useParams()
  return <Navigate replace to={`/avaliacao/modelos-avaliacao/${id}?volta=${HERE}`} />
}
