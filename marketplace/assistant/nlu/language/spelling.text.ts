// Chat abbreviations, slang and typing errors, and the plain word that the other tables know. The left side is one typed word,
// without accents and in lower case.

export const spelling = `
  q = que / k = que / ke = que / qe = que / xq = porque / pq = porque / porq = porque / x = por / d = de / tmb = tambien /
  tb = tambien / xfa = por favor / porfa = por favor / porfis = por favor / pf = por favor / plis = por favor /
  finde = fin de semana / findes = fin de semana / mnn = manana / mnana = manana / bn = bien / grax = gracias /
  grasias = gracias / grcias = gracias / kiero = quiero / qiero = quiero / qero = quiero / kisiera = quisiera /
  kuanto = cuanto / cto = cuanto / quanto = cuanto / cuant = cuanto / aser = hacer / hacr = hacer / aselo = hazlo / ay = hay /
  ai = hay / pa = para / pal = para el / toy = estoy / stoy = estoy / ta = esta / usd = dolares / dls = dolares / dlls = dolares /
  dolar = dolares / dolarcitos = dolares / dolaritos = dolares / pues = pues / ps = pues / nesesito = necesito /
  ocupo = necesito /
  pisto = dinero / plata = dinero / varas = dolares / bolas = dolares / lucas = dolares / cipotes = ninos / cipote = nino /
  cipota = nina / cipotas = ninas / cipotillos = ninos / bichos = ninos / bicho = nino / bichas = ninas / bicha = nina /
  cipotada = ninos / chuchos = perros / chucho = perro / chuchito = perro / chuchita = perra / cora = 0.25 dolares /
  pex = onda / holaa = hola / morra = novia / morro = novio / pedo = onda / calidad = chivo / bolado = eso / bolados = eso / volado = eso / chunche = eso / maje = / maitro = / vos = / vaya = / pue = / puesi = /
  puchica = / puya = / chis = / chivisima = chivo / chivisimo = chivo / chiva = chivo / chivas = chivo / chivos = chivo /
  achis = / ahorita = hoy / horita = hoy / orita = hoy / yaya = hoy / cherada = amigos / chero = amigo / cheros = amigos /
  chera = amiga / cheras = amigas / guirro = nino / guirros = ninos / jefa = mama / jefita = mama / jefe = papa /
  jefito = papa / mami = mama / nana = mama / tata = papa / ruca = esposa / jaina = novia / jeva = novia / compa = amigo /
  brother = amigo / bro = amigo / chamba = trabajo / tilin = poco / pelado = sin dinero / palmado = sin dinero / chele = /
  birria = cerveza / guaro = licor / bayunco = aburrido / deacachimba = chivo / cachimbon = chivo / macizo = chivo /
  chilero = chivo / cabal = cabal / nambe = no / cachada = barato / galan = bonito / galana = bonita / paja = mentira /
  bajon = triste / fachento = lujoso / pachanga = fiesta / dundo = / papada = eso / papadas = eso /
  jana = novia / suchi = suchitoto / dona = senora / conta = cuenta / cuantame = cuentame / suchis = suchitoto /
  cancelo = cancelo / cancleo = cancelo / canselar = cancelar / canselo = cancelo / cancelr = cancelar / reserba = reserva /
  rreserva = reserva / resrva = reserva / rezerva = reserva / recerva = reserva / recervas = reservas /
  recervacion = reservacion / reserbas = reservas / rezervas = reservas / playas = playa / plalla = playa / plalya = playa /
  palya = playa / serca = cerca / cerka = cerca / varato = barato / varata = barata / baratto = barato / baratisimo = barato /
  baratio = barato / sabao = sabado / savado = sabado / sabdo = sabado / domigno = domingo / cirf = surf / surfe = surf /
  cafee = cafe / kafe = cafe / kfe = cafe / volkan = volcan / volcn = volcan / pupuzas = pupusas / bolcan = volcan /
  bolkan = volcan / ninios = ninos / nenes = ninos / nene = nino / nena = nina / nenas = ninas / anios = anos / ano = anos /
  incluie = incluye / yevar = llevar / llebar = llevar / llevr = llevar / lluebe = llueve / yueve = llueve / llueva = llueve /
  targeta = tarjeta / trageta = tarjeta / efetivo = efectivo / anfitrio = anfitrion / anfitriona = anfitrion /
  anfitriones = anfitrion / comfirmaron = confirmaron / confirmarn = confirmaron / comfirmada = confirmada /
  confirmado = confirmada / oi = hoy / oy = hoy / onde = donde / adonde = donde / aonde = donde / asta = hasta / ora = hora /
  oras = horas / empiesa = empieza / empesar = empezar / cuezta = cuesta / cuestra = cuesta / bale = vale / persna = persona /
  personsa = personas / prsonas = personas / tenes = tienes / podes = puedes / queres = quieres / sabes = sabes /
  recomendas = recomiendas / decime = dime / contame = cuentame / haceme = hazme / fijate = / mira = / mire = / oiga = / oye = /
  disculpe = / disculpa = / tonces = entonces / entonses = entonces / nomas = solo / noms = solo / ustede = ustedes /
  horitas = horas / horitita = hoy / ratito = rato / minutitos = minutos / kien = quien / kienes = quienes / cuantico = cuanto / vdd = verdad / tbn = tambien / tmbn = tambien / dnd = donde / cdo = cuando / cndo = cuando / ntp = / sip = si / nop = no / nel = no / simon = si / porfavor = por favor / xfavor = por favor / nesecito = necesito / nececito = necesito / aser = hacer / hasta = hasta / reservasion = reservacion / resevar = reservar / cansel = cancel / cuanta = cuanta / cash = efectivo / transfer = transferencia / tranfer = transferencia / jalar = ir / jalo = voy / jalamos = vamos / pisado = dinero / feria = feria /
  aki = aqui / alla = alla / nadien = nadie`

/** Exclamations of several words without further meaning. */
export const exclamations = `
  a la gran / a la (puchica|puya|verga|madre) / hijole / ala / que chivo / bien chivo / va pues / por cierto / una pregunta /
  una consulta / fijese que / fijate que`
