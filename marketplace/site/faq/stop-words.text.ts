/** Words that stand in any question, without accents: they do not decide what a search of the questions finds. */
export const stopWords: ReadonlySet<string> = new Set(
  (
    'a ahi al algo alguien algun alguna alguno aqui asi aun bien buenas cada como con cual cuales cuando cuanta cuantas cuanto ' +
    'cuantos da dan de debe deben debo del desde donde e el ella ellas ellos en entonces entre era eres es esa esas ese eso esos ' +
    'esta estan estar estas este esto estos estoy favor fue gracias ha hace hacen hacer haces hago han has hasta hay haya he hola ' +
    'ir la las le les lo los mas me mi mia mio mis mucho muy nada nadie necesita necesito ni no nos nuestra nuestro o ocurre otra otro ' +
    'para pasa pasaria pasara pero poco podemos podria podes por porque pueda puede pueden puedes puedo pues que quien quienes ' +
    'quiere quiero quisiera sabe sabes se sea ser seria si sin sino sobre solo son soy su sucede sus tal tambien te tener tengo ' +
    'ti tiene tienen tienes todo todos tu tus u un una unas uno unos usted ustedes va vamos van voy vos y ya yo'
  ).split(' '),
)
