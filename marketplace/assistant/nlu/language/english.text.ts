// English phrases and their Spanish form in the tables. Longer phrases come first, so that they win over their parts; unknown
// words stay as they are, and names of places need no line.

/** Words that only occur in English. */
export const englishWords: ReadonlySet<string> = new Set(
  `will they charge them than guide move moved moving love loves loved suggest suggestions couple each our was went said told didn isnt arent wasnt wont cant couldnt shouldnt wouldnt hey yes yeah nope which one ones does doing done today's tonight anyway afterwards preferably mornings afternoons evenings usually normally typically boots gear sunscreen jacket swimsuit minimum maximum size unique special wednesday my dad uses cane wheelchair turtles animals mountains hiking hikes cooking dinner tho though kinda gonna wanna gotta folks parents cousins grandparents grandma grandpa aunt uncle brother sister boyfriend girlfriend teen teens teenager toddler folks guys stuff lots lot little bit few both while until till til around through without within during against instead except maybe perhaps probably usually close closest open closed rains raining sunny weather drive driving rental walkable bring bringing wear shoes clothes towel bug spray sunscreen receipt refund deposit advance upfront order arrive arrived leave leaving start starts finish end ends stop meet meeting point address directions map send sent message email answer answered reply replied question wait waiting waited happens happened wrong right left sick ill feel feeling able kind kinds type types sort difference between compare worth overall total each either neither such same different similar new old big small long short high low full empty early dark light clean dirty quiet loud busy crowded touristy local authentic traditional art crafts pottery painting weaving dancing drums horse horseback riding climb climbing waterfall waterfalls ruins museum church market street village town countryside farm ranch sunset sunrise stars camping fishing whale whales birds snorkeling diving scuba paddle kayak kayaking zipline yoga spa massage wedding honeymoon anniversary birthday girlfriend graduation family reunion kosher halal gluten peanut peanuts shrimp seafood beer wine drinks experience experiences two three four five six seven eight nine ten days swimming swimmer night nights week month trip trips they he she his her him them us our you your we every all both another than then so too its ever daughter sons breathe choking drowning hosts everything change already pending only miss own surfboard flight leaves hard cold car restaurant someone stole lost phone wallet passport robbed parents grandparents seventies eighties sixties tipping expected print voucher ticket romantic somewhere allowed rainy weather i'm charged twice overcharged expensive quiet couple swim safe injured ambulance doctor hospital allergy allergic kid's son daughter deaf blind french german italian peanut peanuts nuts hike hiking lost refund stolen breastfeeding grandma seasick vegan vegetarian wheelchair use the what whats can could how do does did is are was were my your our with without for near next this weekend tomorrow today where when want wanna would like to and kids children
  beach please you we there any cheap cheapest cheaper book booking bookings hello hi thanks thank help who which about from have has had get go going need old years mother father wife husband friend friends
  tour tours under less than more meat fish class classes speak speaks cooking coffee sunday monday tuesday wednesday thursday friday saturday volcano lake waterfall lessons turtles whales weather sunrise sunset far spanish english we're we'll dont didnt doesnt confirmed paid spent cost costs price adults woman alone kid child baby something anything somewhere it its be free cancel pay cash card rain host reviews review day night morning afternoon early late long hours people person adults
  joke rent drink water tap season private ticket tickets money tip paid phone pictures photos dog dogs pet pets vegan vegetarian stay sleep eat dinner lunch breakfast
  flight flights passport gift someone anyone else guides certified licensed insurance group groups people person adults hours minutes before after until since hot cold work works take takes took then because
  really very also just only something anything nothing everything looking look recommend suggest visit visiting enjoy fun relax easy hard steep pregnant wheelchair allergic alone together cancel canceled change
  still already yet maybe sure okay thing things place places town city house around here there out up down over under again always never sometimes lost late early soon
  best good great show me find tell not don't dont no of in on at by if i im i'm am them they that one first second third other much many should bring see do's much included safe emergency police walk walking food`.split(
    /\s+/,
  ),
)

/** English = Spanish, separated by /; patterns as in pattern.rules.ts. */
export const englishPhrases = `
  (kids|children|boys|girls|sons|daughters|grandkids|grandchildren|nieces|nephews) (who are)? (aged?|ages|of ages) = ninos de /
  (the|my|our)? youngest (one)? (is|turned|just turned) = el menor tiene / (the|my|our)? (oldest|eldest) (one)? (is|turned|just turned) = el mayor tiene /
  where (is|are|s)? (the)? first one = donde es el primero / where (is|are|s)? (the)? second one = donde es el segundo / where (is|are|s)? (the)? third one = donde es el tercero / where (is|are|s)? (the)? last one = donde es el ultimo /
  how (does|do|would|will) (the)? (paying|payments?) (here)? (work|go) = como se paga / (can|could|do|may) (we|i) pay (with|in)? (us|american)? (dollars|usd) = se puede pagar en dolares / (something|anything|nothing|activities)? (without|no|not in|not on|out of|away from|that is not in) (the|any)? water = sin agua /
  (and)? (hates?|dislikes?|not (big|much) on|cant stand) (to)? (walking|walk|hiking|hike|hikes|long walks|walking (a lot|far|much)) = que no camina mucho /
  (the)? (two|2) of us = somos 2 / (the)? (three|3) of us = somos 3 / (the)? (four|4) of us = somos 4 / (the)? (five|5) of us = somos 5 / (the)? (six|6) of us = somos 6 /
  (that|which|and)? (doesnt|doesn t|does not|dont|don t|do not|isnt|isn t|without|not) (involve|require|need|have|include|take|be)? (a|an|any|much|too much|lots of|a lot of|the)? (long|big|hard|steep|tough)? (hike|hikes|hiking|walk|walks|walking|climb|climbs|climbing) = que no haya que caminar mucho /
  (my|our|his|her) spanish (is|s)? (not|really|very|so|pretty)? (terrible|bad|poor|great|good|rusty|basic|awful|horrible|limited|weak) = no hablo espanol /
  (that|which|anything|something) (isnt|isn t|is not|arent|aren t|are not) (a|an|the)? = que no sea /
  (which|what) (one|of them|of those)? (ends|end|finishes|is over|gets back|is done) (the)? (earliest|first|soonest) = cual termina mas temprano / (which|what) (one|of them|of those)? (ends|finishes|gets back) (the)? (latest|last) = cual termina mas tarde / (which|what) (one|of them|of those)? (starts|leaves|begins|is) (the)? (earliest|first|soonest) = cual sale mas temprano / (so|then)? what (can|could|should|else can|else could) (she|he|they|we|i) do (then|instead|there)? = que otra cosa puede hacer /
  (something|anything|maybe|a bit|how about|what about)? later (in the day|on that day|that day) = por la tarde / (something|anything)? earlier (in the day|that day) = por la manana / (only|just) (me|myself) = solo voy yo /
  what else (is there|do they have|do you have)? (around|nearby|there|in the area|around there)? = que mas hay por ahi /
  cheaper than = mas barato que / shorter than = mas corto que / (closer|nearer) than = mas cerca que / easier than = mas facil que / (for)? one full day = todo el dia / (on|near|by|along|close to|around) (the)? (coast|coastline|shore|seaside|ocean|sea) = en la playa /
  (in|to|up)? (the)? mountains? = en la montana / (have|did|do) (other)? (people|others|guests|travelers) (like|liked|enjoy|enjoyed) = que dicen las resenas de /
  san salvador = san salvador / (multi day|multi-day|multiday|several days|overnight) (trips?|tours?|hikes?)? = de varios dias / (that|which) (includes?|has|have|comes? with|offers?) (lunch|food|a meal|meals) = con almuerzo / (without|no|dont have|do not have) (a|any)? (car|vehicle) = sin carro /
  my next (booking|reservation|trip|tour|one) = mi proxima reserva / (what is|whats|which is)? (the)? (highest|best|top) (rated|reviewed|rating) (one|experience|tour)? = lo mejor calificado / (the)? most popular (one)? = lo mas popular / (not|nothing) (too|that|so|very)? (hard|difficult|tough|demanding) = facil / (for|with)? (the|our|my)? families = en familia /
  (something)? (spooky|scary|haunted|ghosts?|creepy|paranormal) = leyendas /   (i|sorry i) (mean|meant) = quise decir /   (we have|i have|we are here|for|we are staying|staying)? (for)? # (days|nights) (in|here in|visiting) (el salvador|the country|salvador) = de visita /
  (preferably|rather)? (in)? (the)? mornings = por la manana / (preferably)? (in)? (the)? afternoons = por la tarde / (in)? (the)? evenings = de noche /
  how many (people|persons|guests|others) ... (group|tour|trip) = cuantas personas caben / group size = cuantas personas caben /
  (do|should) (i|we) need (a|any|to bring|to wear|special|to have)? (hiking)? (boots|shoes|sneakers|gear|equipment|clothes|towel|sunscreen|jacket|swimsuit) = que zapatos llevar a /
  (when|what time) (do|will|should|am) (i|we) (supposed to)? meet (my|our|the) (guide|host|group) = a que hora es mi reserva / where (do|will|should) (i|we) meet (my|our|the) (guide|host|group) = donde es mi reserva /
  (what is|whats)? (his|her|their|my (host|guide) s?|the (host|guide) s?) (phone|number|whatsapp|contact) (number)? = telefono de mi anfitrion /
  (if|when) (i|we) (am|are|get|arrive|come|show up) late = si llego tarde / halloween = 31 de octubre / (valentine|valentines|valentine s) (day)? = 14 de febrero / (mothers|mother s) day = 10 de mayo / (independence day) = dia de la independencia / how much (did|have) (i|we) (pay|paid|spend|spent) (in total)? (so far|this year|altogether) = cuanto he gastado este ano / (until|till|til) = hasta / (is|are) (in)? (her|his|their|my) (late|early|mid)? (60s|70s|80s) = adultos mayores / (my)? (uncle|aunt|cousins?) = familia / (not|isnt|aint) (far|too far) (from)? = cerca de / (wont|wouldnt) (get|make) (us|me)? (too)? (sick|seasick) = sin mareo en lancha / (not|nothing|no|isnt|doesnt take) (a|an|the|for)? (all|whole|full|entire) day = que no dure todo el dia / (from|at|in) (my|our|the) (hotels?|hostels?|airbnb|place) = desde ahi /
  (pay|paying|paid|payment) (is)? (in advance|upfront|up front|ahead|beforehand|online) = pagar por adelantado / (last|final)? (bus|buses) (back|home) = bus de regreso / (nothing|not) (too)? (touristy|crowded) = con poca gente / out of shape = poca condicion fisica / (not|im not|i am not) (very|super|that|so|too|really)? (fit|athletic|sporty) = poca condicion fisica / (easy on|dont want to spend|on a (tight)? budget|low budget|broke) = barato /
  (i|we|they|she|he) (dont|don t|do not|doesnt|doesn t|does not) surf = sin surf /
  (booking|service|extra|hidden) fees? = cargos /
  (gluten|lactose|dairy|nut|sugar) free = sin gluten /
  free afternoon = una tarde libre / free morning = una manana libre / free (day|time) = todo el dia / (would|will) there (be)? (any)? food = con comida incluida /
  with (food|meals?|lunch) (included)? = con comida incluida / (doesnt|doesn t|does not|dont|don t|do not|cant|can t|can not) swim = no sabe nadar /
  (the|which was the|which is the)? most expensive (one)? = la mas cara / (a)? food tour = tour de comida /
  (do|should|must) (i|we) (need to|have to)? (book|reserve) (in advance|ahead|before) = hay que reservar antes / (two|2) couples = 2 parejas / (three|3) couples = 3 parejas / zip lines? = tirolesa / ziplines? = tirolesa / canopy = tirolesa / relax* = relajarnos /
  (can|could|will|do) (i|we) (still)? get (my|our)? money back (if (i|we) cancel)? = puedo cancelar /
  (a)? couple (of)? hours = un par de horas / (a)? couple (of)? days = de dos dias / (we are|we re|were) (two|2) (girls|boys|guys|women|men) = somos 2 / (we are|we re|were) (three|3) (girls|boys|guys|women|men) = somos 3 / (my|our)? (two|2) (boys|girls|sons|daughters) = con 2 hijos / (my|our)? (three|3) (boys|girls|sons|daughters) = con 3 hijos / (my|our)? (boys|girls) = con ninos / (outdoors|outdoorsy|outside) = al aire libre / (vegan|vegetarian) couple = pareja vegetariano /
  confirmation email = correo de confirmacion / never got = no me llego / never received = no me llego / did not get = no me llego / didnt get = no me llego /
  solo (female|woman|male) (traveler|traveller|travelers)? = para mi sola / (female|woman) (traveling|travelling|traveler|traveller) (alone|solo)? = para mi sola /
  which (one|ones|of (these|those|them))? (is|are)? (the)? = cual es / (what is|whats)? (the)? (difference|differences) between = diferencia entre / coffee tasting = cata de cafe / tasting = cata / (surf|surfing) lessons? = clase de surf / (do|can|will) (you|you guys|you all|they|yall) (give|do|offer|issue|make)? (a|any)? refunds? = puedo cancelar y me devuelven / (all together|altogether|between (all|the # )?of us|for all of us) = en total / compare = compara / (easiest|gentlest) = mas facil / (hardest|toughest|most difficult) = mas dificil /
  easier = mas facil / (shortest|quickest) = mas corto / longest = mas largo / (closest|nearest) = mas cerca / (farthest|furthest) = mas lejos / better = mejor / or = o / versus = vs /
  for (the)? (two|both) of us = en total para 2 personas / (for)? all (#)? of us = en total / both of us = en total para 2 personas / (my)? (gf|bf|girlfriend|boyfriend|wife|husband|partner) and (i|me) = mi pareja y yo / earlier = mas temprano / later = mas tarde / for us two = para 2 personas / something else = otra cosa / view = vista bonita / viewpoint = mirador /
  how much for = cuanto cuesta para / (a|our)? (family|group) of = somos / workshop = taller / (non|no) swimmers? = no se nadar / cant swim = no se nadar / i cant = no puedo / anyone = alguien / beginners? = principiante /
  (in|of|about|for|is|does|do|and|with)? (the)? first one = el primero / (in|of|about|for|with)? (the)? second one = el segundo / (in|of|about|for|with)? (the)? third one = el tercero / (in|of|about|for|with)? (the)? last one = el ultimo /
  (on|for|in)? (a)? rainy (day|days|afternoon|morning|weather|season)? = bajo techo / how (do|can|would) (i|we|you) get there = como llego /
  (do|can|could|will|would) (i|we) (get|have) (a|my|the)? (full)? refund (if)? = hay reembolso si / refund if = hay reembolso si /
  (what)? (does|do|will) (it|they|this|that|the tour) (also)? include* = que incluye /
  (is|are|would) (it|this|that|they) (be)? (ok|okay|good|suitable|fine|appropriate) for = sirve para /
  (the|my|our|one|a) kid = un nino /
  (relaxing|relaxed|chill|calm|laid back) = tranquilo / (no|without|avoid|few|not many) (stairs|steps|hills|climbing) = sin subir /
  (what time is|when is|what time does) (the)? (sunrise|sun rise|sun come up) = a que hora sale el sol /
  (what time is|when is|what time does) (the)? (sunset|sun set|sun go down) = a que hora se pone el sol / will it rain = va a llover /
  (any|got)? (deals?|promos?|promotions?|coupons?) (for)? (students?|seniors?|groups?)? = descuento /
  why (was|is|were|did|has) ... (cancell?ed|rejected|declined|refused) = por que me cancelaron / (is there|what is|whats)? (a|the)? (minimum age|age limit) = edad minima / (how do (i|we) get|getting) there without (a)? car = hay transporte sin carro / zip line = tirolesa /
  (can t|cannot|cant) breathe = no puede respirar / (without|no) swimming = sin nadar / (of|for)? (two|2) days = de dos dias / (of|for)? (three|3) days = de tres dias / (several|multiple|many) days = varios dias / choking = atragantado / (hard|difficult|tough) = es dificil / how (cold|hot) (is|does) = que clima hace en / without (a|having)? car = sin carro / (do|does)? hosts? speak english = hablan ingles / cancel (everything|all) = cancelar mi reserva / (when|how) (do|will|can) (i|we) get (my|our)? (money|refund) back = cuando me devuelven / money back = reembolso / (did|have) (i|we) (already)? (pay|paid) (already|yet)? = ya pague mi reserva / change my (booking|reservation) = cambiar mi reserva /
  (phone|cellphone|mobile|email|whatsapp|home address) (number)? of = telefono de /
  (is)? (tipping|a tip) (expected|required|mandatory)? = hay que dar propina / (do (i|we) (need|have) to|should i|must i)? print (the|my|a)? (voucher|ticket|booking) = imprimir el boleto / (on a)? rainy days? = algo si llueve bajo techo /
  (is|are)? in (their|his|her|my|our)? (sixties|seventies|eighties|nineties|60s|70s|80s) = adultos mayores / if the weather is bad = si llueve / bad weather = mal tiempo / romantic = romantico / (are)? (dogs?|pets?) allowed = aceptan perros /
  (that|the same) (day|date) = ese dia / is it safe to (swim|bathe|go in the water|get in the water|go into the water) = es seguro nadar / (peanuts?) = mani / (tree)? nuts? = nueces / gluten = gluten / (dairy|milk) = lacteos / shellfish = mariscos / (shrimps?|prawns?) = camarones /
  allergy = alergia / (is|am|are)? allergic (to)? = alergia a / (speak|speaks|in|spoken)? french = en frances / (speak|speaks|in|spoken)? german = en aleman / (speak|speaks|in|spoken)? italian = en italiano /
  (speak|speaks|in|spoken)? portuguese = en portugues / deaf = sordo / blind = ciego / autistic = autista / autism = autista / (is it)? safe to (travel|visit|come) = es seguro viajar a el salvador /
  (on)? friday night = el viernes en la noche / (on)? saturday night = el sabado en la noche / (on)? sunday night = el domingo en la noche / (on)? thursday night = el jueves en la noche / (on)? (wednesday|wed) night = el miercoles en la noche / (i|we|he|she|they) works? (on)? (the)? weekends? = trabajo los fines de semana / (i|we) work (on)? saturdays? = trabajo los sabados / (i|we) work (on)? sundays? = trabajo los domingos / (i|we) work (during|on)? (the)? (week|weekdays) = trabajo entre semana / tonight = hoy en la noche / (uses|use|using|with) a cane = le cuesta caminar /
  even if (its|it is|it costs)? (a bit|a little|slightly)? (more expensive|pricier|more) = aunque sea mas caro / (the)? (price|cost|money) (doesnt|does not|doesn t|isnt|is not|isn t) (matter|important|an issue|a problem) = no importa el precio / any (day|date) (is fine|works|is ok|is good|will do)? = cualquier dia / anywhere (is fine|works|is ok|in the country) = en cualquier parte / even if (its|it is) (a bit)? (far|farther|further) (away)? = aunque este lejos /
  (i|we) (ve|have)? already (did|done|been to|visited|went to|saw|seen|went up|climbed|hiked) = ya fui a / (what|any) other (one|ones)? = que otro /
  next weekend = proximo fin de semana / this weekend = este fin de semana / (the)? day after tomorrow = pasado manana /
  tomorrow = manana / today = hoy / tonight = esta noche / next week = la proxima semana / this week = esta semana /
  next month = el proximo mes / this month = este mes / weekend = fin de semana / yesterday = ayer /
  next monday = el proximo lunes / next saturday = el proximo sabado / next sunday = el proximo domingo /
  next friday = el proximo viernes / (on)? monday = el lunes / (on)? tuesday = el martes / (on)? wednesday = el miercoles /
  (on)? thursday = el jueves / (on)? friday = el viernes / (on)? saturday = el sabado / (on)? sunday = el domingo /
  (in)? january = en enero / (in)? february = en febrero / in march = en marzo / (in)? april = en abril /
  (in)? june = en junio / (in)? july = en julio / (in)? august = en agosto / (in)? september = en septiembre /
  (in)? october = en octubre / (in)? november = en noviembre / (in)? december = en diciembre / (on)? christmas eve = el 24 de diciembre / christmas = navidad /
  new years? (eve)? = ano nuevo / easter = semana santa /
  (is|was|are|has|have) (my)? (booking|bookings|reservation|tour|trip|it) (been)? confirmed (yet)? = ya me confirmaron /
  (did|has|have) (the|my)? host confirm* (it|me|my booking)? (yet)? = ya me confirmaron /
  has it been confirmed = ya me confirmaron / how much (have|did) i (spent|spend|paid|pay) = cuanto he gastado /
  how much should i bring = cuanto dinero tengo que llevar /
  (can|may|could) i (still)? cancel (this one|this|it|that|my booking|my reservation|my tour|for free)? = puedo cancelarla /
  is it free to cancel = puedo cancelarla / cancel my (booking|reservation|tour) = cancela mi reserva /
  how do i cancel = como cancelo / (what is|whats) (the|your) cancel* policy = politica de cancelacion /
  cancel* policy = politica de cancelacion / how (do|can|should) (i|we|you) pay = como se paga /
  (do|can|does) (you|they|i|we) (take|accept|pay|use) (with|by)? (credit)? (card|cards|bitcoin|cash) = aceptan tarjeta /
  credit cards? = tarjeta / what (happens)? if it rains = que pasa si llueve / (if|when) it rains = si llueve / rain = lluvia /
  can i change (the|my) (date|booking|day) = puedo cambiar la fecha / (how do i|can i)? reschedule = cambiar la fecha /
  what (should|do|must) (i|we) (need to)? (bring|wear|take) = que llevar / what to bring = que llevar /
  (what is|whats|what does it) (included|include) = que incluye /
  is (lunch|food|a meal) included = incluye almuerzo / is (the)? (transport|transportation) included = incluye transporte / how many (tours|experiences|activities|things) (do you have|are there|do you offer|are listed) (in total)? = que hay para hacer / (transport|transportation|pick up|pickup) from = transporte desde / is (the)? (equipment|gear) included = incluye equipo /
  where (do|should|will) we meet = donde nos encontramos / where (is it|do i go|does it start) = donde es /
  meeting point = punto de encuentro / how many people (are in|are there in|in|per|fit in) (the|a|each)? group = cuantas personas caben /
  (can you|please|could you) book (it|this|that|one)? (for me|for us)? = reservamelo / (want|get|give me|have) my money back = quiero un reembolso / who is (the|my|our) (host|guide) = quien es el anfitrion /
  how long (is it|does it take|is the tour|does it last) = cuanto dura / how long = cuanto dura /
  how much (is it|does it cost|is|does|are) = cuanto cuesta / how much = cuanto cuesta / price = precio /
  which languages = que idiomas / (what|when) time (does it start|is it|do we start) = a que hora / what time = a que hora /
  is it available = tiene cupo / (are there)? (spots|seats|places) (left|available)? = cupos / is it safe for = es seguro para mi / is it safe = es seguro /
  do i need an account = necesito una cuenta / (how (do|can) i)? (become|be) a host = quiero ser anfitrion / (do|should) (i|we) (have to|need to)? tip = hay que dar propina / tips? = propina / (what|which) languages? (do|does|are|is) ... (speak|spoken|in)? = que idiomas / gift cards? = cupon / indoors? = bajo techo / (downtown|city center|historic center) = centro historico / night tours? = de noche / (isnt|is not|hasnt|has not|hasn t|isn t) (been)? confirmed (yet)? = no me han confirmado /
  my (upcoming|next)? (booking|bookings|reservation|reservations|trips|trip|tours) = mis reservas /
  what (have i|did i) book* = que tengo reservado / my favou?rites? = mis favoritos / my (ticket|voucher) = mi boleto /
  my (confirmation)? code = mi codigo de confirmacion / my host = mi anfitrion /
  (what)? (do|are)? (the|people)? (reviews?|opinions?) (say|of|about|for) = que dicen las resenas de /
  what do (people|others|travelers) say (about|of) = que dicen las resenas de / reviews? = resenas /
  best (host|guide) = mejor anfitrion / best rated = mejor calificadas / top rated = mejor calificadas /
  i was (overcharged|charged (too much|more|twice)) = me cobraron de mas / overcharged = me cobraron de mas /
  (they|he|she|the host|the guide) charged me (too much|more|extra|twice) = me cobro de mas /
  i want to complain = quiero poner una queja / complain* = queja /
  (i want|can i have|i want to get)? (a)? refund = quiero un reembolso / scam* = estafa /
  (talk|speak) to (a|an) (human|person|agent|someone) = hablar con una persona /
  customer (service|support) = hablar con una persona /
  (the)? (host|guide) (was)? (rude|did not show up|didnt show up|never came) = el guia fue grosero / lost my = perdi mi / (phone|cellphone) = celular / wallet = cartera / (backpack|bag) = mochila / camera = camara /
  (will|well|might|could|can|to|of|about|not|going to)? (get|getting|be|being) (robbed|mugged|attacked|kidnapped) = es seguro / i (got|was|have been|am) (robbed|mugged|attacked) = me robaron / i am (lost|hurt|injured|bleeding) = estoy herido /
  someone is (hurt|injured|drowning) = alguien esta herido / (call)? (an)? ambulance = ambulancia / (somebody|someone)? (stole|robbed) = me robaron / stolen = me robaron / emergency = emergencia /
  police = policia / (hello|hi|hey) (there)? = hola / good (morning|afternoon|evening) (there)? = hola / how are you = como estas /
  (thank you|thanks|thx|ty|cheers) (so much|a lot|very much)? = gracias / (bye|goodbye|see you) = adios /
  what can you do = que puedes hacer / (can you)? help (me|us) (to)? (choose|decide|pick) (something|one)? = que me recomiendas / (can you)? help (me)? = ayuda / who are you = quien eres /
  are you (a robot|a bot|human|real|an ai) = eres un robot /
  ignore (all)? (your|previous|the) instructions = ignora tus instrucciones /
  (with|for|has|have) (my|our)? (small|little|young)? (kids?|children|child|sons?|daughters?) = con ninos /
  kid friendly = con ninos / family friendly = en familia / kids? = ninos / children = ninos / baby = bebe / toddler = bebe /
  (elderly|senior|seniors|grandma|grandmother|grandpa|grandfather|grandparents|old parents|older people) = abuelos /
  (mother|mom|mum) = mama / (father|dad) = papa / wheelchairs? = silla de ruedas /
  (cant|cannot|can not|can t) walk (much|far|well|a lot) = le cuesta caminar /
  (has|have) (trouble|difficulty|a hard time|problems) walking = le cuesta caminar /
  walks? (slowly|with a cane|little) = le cuesta caminar / (my|his|her)? (knees?|back|hip|leg) (is|are) (bad|weak|injured) = mal de la rodilla / bad (knees?|back|hip|leg) = mal de la rodilla / no hiking = sin caminar mucho /
  without (too much|much|a lot of) walking = sin caminar mucho / (pregnant) = embarazada /
  (cant|cannot|can not|can t|dont know how to|don t know how to) swim = no se nadar /
  (afraid|scared) of heights = miedo a las alturas / years? old = anos / year old = anos /
  my (wife|husband|girlfriend|boyfriend|partner) and (i|me) = mi pareja y yo /
  (with|for) my (wife|husband|girlfriend|boyfriend|partner) = con mi pareja / (a|my) couple = pareja / couple = pareja /
  for (one|myself|just me) = para mi solo / we are = somos / there are # of us = somos varios / for two = para 2 personas /
  for three = para 3 personas / for four = para 4 personas / people = personas / persons? = personas / adults? = adultos /
  students? = estudiantes / (our|my|their|a)? (wedding)? anniversary = aniversario / honeymoon = luna de miel / celebrat* = celebrar / friends = amigos / one = uno / two = dos / three = tres / four = cuatro / five = cinco / six = seis /
  (under|less than|below|up to|max|maximum|no more than|at most) = menos de / more than = mas de / between = entre /
  (bucks|dollars|usd) = dolares / (each|per person|a head) = por persona / (in total|total|altogether) = en total /
  (i|we) have (got)? = tengo / (our|my) budget (is|of)? = presupuesto de / (the)? cheapest (one)? = lo mas barato /
  cheaper = mas barato / (cheap|inexpensive|affordable|budget) = barato / (not|nothing) (too)? expensive = barato /
  (expensive|luxury) = caro / (nothing|not|no) (too)? (extreme|adventurous|dangerous|strenuous) = sin aventura / extreme = extremo / free = gratis /
  (near|close to|around|nearby) (the)? (capital|san salvador) = cerca de san salvador / (near|close to|around) = cerca de /
  (near me|close to me|around here|nearby) = cerca de mi / the capital = la capital / shorter = mas corto / longer = mas largo /
  closer = mas cerca / short = corto / (half) (a|of a|of the)? day (only|just)? = medio dia / half day = medio dia / (all|whole|full) day = todo el dia / hours? = horas /
  (similar|like that|like this) (one)? = parecido / (in|on)? (the|that|this)? morning = por la manana /
  (in)? (the)? afternoon = por la tarde / (in|at) (the)? (evening|night) = de noche /
  (not|nothing) (too)? early = sin madrugar /
  (dont|don t|do not) (like|want) (to)? (waking up|wake up|get up|getting up) early = no me gusta madrugar /
  (not a|im not a) morning person = no me gusta madrugar / early = temprano /
  (dont|don t|do not) (like|want|eat) (any)? = no quiero /
  (not|no|without|except|but no|nothing with|nothing (on|at|in) the) = sin / hates? = odio / beach* = playa /
  (the)? (sea|ocean) = mar / surf* = surf / volcano* = volcan / (hiking|hikes?|trekking) = caminata /
  (a)? (fine|nice|fancy|special|good|great|romantic) dinner = una cena especial / dinners? = cena / (foods?|eat|eating|cuisine) = comida / (cooking|cook) = cocina / coffees? = cafe / chocolate = chocolate /
  turtles? = tortugas / dolphins? = delfines / whales? = ballenas / (kayaking|kayaks?) = kayak / (diving|snorkeling|snorkel|scuba) = buceo /
  (near|by|on|along|at) the (coast|shore|seaside) = en la playa / (dont|don t|do not) (drive|have a car) = no tengo carro / waterfalls? = cascadas / turtle releases? = liberacion de tortugas / whale watching = ballenas / (ziplines?|ziplining|zip lining) = tirolesa / (horse|horses|horseback) (riding)? = caballo /
  (the)? (civil war|war|armed conflict|guerrillas?|guerilla) = la guerra / mangroves? = manglar / (pottery|ceramics?) = ceramica / (weaving|loom) = telar / camping = camping / islands? = isla /
  boats? = lancha / seafood = mariscos / (mayan?|ruins|archaeolog*) = ruinas / birds? = aves / lakes? = lago /
  hot springs? = termales / sunsets? = atardecer / sunrises? = amanecer / (most)? (adventures?|adventurous|thrilling|adrenaline) (thing|one|activity)? = aventura / (teens?|teenagers?|teenage) (kids?|son|sons|daughters?|children|boys?|girls?)? = adolescentes /
  (culture|cultural|history|historic|museums?|towns?) = cultura / nature = naturaleza / (arts?|crafts?|workshops?) = taller /
  (nightlife|party|parties|concerts?|music) = vida nocturna / (pets?|dogs?) = perro / vegetarians? = vegetariano /
  vegans? = vegano / (do they|does he|does she)? speak english = que hablen ingles / (dont|don t|do not) eat meat = no como carne / in english = en ingles / english speaking = en ingles /
  with (transport|transportation|pickup|pick up) = con transporte / with lunch = con almuerzo / parking = parqueo /
  (a)? small group = grupo pequeno / (is there)? (something|anything)? (similar) but = otro parecido pero /
  (the)? first one = el primero / (the)? second one = el segundo / (the)? third one = el tercero / (that|this) one = esa /
  (show me)? more (options|results)? = mas opciones /
  (can i|i want to|i would like to|id like to|how do i)? (book|reserve) = reservar / tell me (more)? about = hablame de /
  (hotels?|hostels?) = hotel / flights? = vuelo / (the)? airport = aeropuerto / (what is|whats|how is|hows)? (the)? weather (like)? = que clima hace / (how is|is it|hows) (hot|cold|rainy) = que clima hace /
  how far (is|are) = que tan lejos queda / (what time is|when is|what time does)? (the)? (sunrise|sun rise|sun come up) = a que hora sale el sol / (bus|buses|taxi|uber|public transport) = bus / (do|does)? (they|the guide|the host|he|she)? (speak|speaks) english = hablan ingles / (discounts?) = descuento /
  me (n|and|&) my (gf|bf|girlfriend|boyfriend|wife|husband|partner) = mi pareja y yo / my (gf|bf) = mi pareja / (this|on)? (sat) = el sabado / (this|on)? (fri) = el viernes /
  (safe)? (for|as)? (a)? (woman|women|female) (alone|solo)? = es seguro / (traveling|travelling|going) (alone|solo|by myself) = voy sola / joke = chiste`

/** English words without meaning for the search. */
export const englishStopWords: ReadonlySet<string> = new Set(
  `guys possible same instead actually now though rather maybe coming come came bit kind sort else around love loves enjoy enjoys prefer next one ones they them we'll we'd then daughter son own only miss hosts allowed somewhere parents use using a an the during before never done what whats which can could would should i im me my we us our you your do does did is are was were be been there here it its this that these those to of in on at for from by with and or but so if about any some something anything things thing
  got youve like want wanna looking look find show give get go going need please see have has had really very nice good great fun cool el salvador visit visiting trip trips travel tour tours experience experiences activity activities day days time recommend recommendation recommendations suggest know tell how when where who up out just also too will not best people spend take make us try first let lets am they them their he she his her im ive id ll s t re m`.split(
    /\s+/,
  ),
)
