/** First names as they are common in Brazil; a name in the list twice is twice as common. */
export const homens =
  `José|José|José|João|João|João|Antônio|Antônio|Francisco|Francisco|Carlos|Paulo|Pedro|Lucas|Luiz|Marcos|Luís|Gabriel
Rafael|Daniel|Marcelo|Bruno|Eduardo|Felipe|Raimundo|Rodrigo|Manoel|Mateus|André|Fernando|Fábio|Leonardo|Gustavo|Guilherme|Leandro|Tiago
Anderson|Ricardo|Márcio|Jorge|Sebastião|Alexandre|Roberto|Edson|Diego|Vítor|Sérgio|Cláudio|Matheus|Thiago|Geraldo|Adriano|Luciano|Júlio
Renato|Vinícius|Rogério|Samuel|Ronaldo|Mário|Flávio|Igor|Douglas|Davi|Jéferson|Cícero|Otávio|Caíque|Estêvão|Benício|Caio|Damião|Inácio
José Carlos|João Paulo|João Pedro|José Antônio|Luiz Fernando|Antônio Carlos|Pedro Henrique|Francisco das Chagas|José de Ribamar|João Batista
José Maria|João Vítor|Luís Otávio|Paulo Sérgio`.split(/[|\n]/)

export const mulheres =
  `Maria|Maria|Maria|Ana|Ana|Francisca|Antônia|Adriana|Juliana|Márcia|Fernanda|Patrícia|Aline|Sandra|Camila|Amanda|Bruna
Jéssica|Letícia|Júlia|Luciana|Vanessa|Mariana|Gabriela|Vera|Vitória|Larissa|Cláudia|Beatriz|Luana|Rita|Sônia|Renata|Eliane|Josefa|Simone
Natália|Cristiane|Carla|Débora|Rosângela|Jaqueline|Rosa|Daniela|Aparecida|Marlene|Terezinha|Raimunda|Andréia|Fabiana|Lúcia|Raquel|Angélica
Conceição|Conceição|Luíza|Lívia|Cecília|Helena|Íris|Verônica|Mônica|Tânia|Flávia|Érica|Inês|Sílvia|Estér|Glória|Graça
Maria da Conceição|Maria da Conceição|Maria de Fátima|Maria José|Maria Aparecida|Ana Paula|Ana Clara|Maria Eduarda|Maria das Graças|Ana Lúcia
Maria do Socorro|Conceição de Maria|Ana Luíza|Maria Cecília|Maria Inês`.split(/[|\n]/)
