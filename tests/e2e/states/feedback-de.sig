open 358x553
~ WwRR k9wt TV60 F_Hb Xrqo rlnK _16K pihl 9J2u ykBh kmm_ cxoO 17IX 3E2l jGMB
  qrrarss8uvv0*21,
  tuu1tuu0*8,uuu1uvv0*13,
  tuu3pqqgqrrepqqeqrr7pqqeopqdpqqcrss8tuu5uvv0*13,
  ttt3sss3sss2rss3stt3qrr6rss5rss4stt2tuu4uvv0*13,
  tuu1tuu0*21,tuu3
  tuu3uvv0nophpqqgnoogmnoepqqdoppenookopqdoppcnophopphpqqdnooeoppjnoogoppepqqdnooktuu1uvv0sst8
  tuu3uvv0*3,ttt3nopinopdpqqenopgpqqfnoogopphopqemnolnooinopjnopfsss7uvv0*4,sst8
  tuu2tuu0*21,ttt6
  tuu2tuu0*12,uuu2uvv0*9,
  tuu3mnomqrr9mnojoppemoojpqqfopqcmnnknoojnopgnoohsss7tuu6uvv0*9,
  tuu2tuu0*12,uuu2uvv0*9,
  tuu2tuu0*8,tuu2uvv0*13,
  tuu3nooiqrrbmoogpqqcnoonnooioppfpqqatuu6uvv0*13,
  tuu2tuu0*8,tuu3uvv0*13,
  tuu2tuu0*21,ttt5
  tuu3uvv0lmmknopeopqgmnogqrrdmoogppqfopqcoppenopenopfpqqcoppenopipqqemnogpqqdmnnkrss7uvv0sst8
  tuu3uvv0*8,pqqfoppenopjoppfuuu0uvv0*8,sst8
  tuu1tuu0*21,tuu3
  suu0*2,rtu0suu0*2,uuu0suu0rtu0suu0*3,rtu0*3,suu0uuu0uvv0*7,
  rtu0kopdlophlppbqtt1tuu0qtt1mpqclppelopdmpq8jnoglpqclppfprs5tuu0uvv0*7,
  tuu0*5,uuu0tuu0*9,uuu0uvv0*7,
  suu0qst4qst3qtt3qst3rtt1qtt1rtt1qss5qtt1rtt2qtt3rtt1qst3rtt1qst2qtt2rtt1*3,qst3rtu0suu0
  rtu0mpqblpqcmpqelpqalppfkopfmqqamqqclppeorr9lpqdmqqamqqclpqcorr7nqr8mqq8nqr8lpqdmpqeqtt2rtu0
  rtu0nqr7mpqclpqbmqqbmpqempq9lppdkopdmpqblpqalpqclppbmqr8lpqcmqq9lpqckopelppalpqcnqrbrtu0ruu0
  uuu0tuu0*21,uuu0
  rtu0*4,mqqbmpqcmpqbnqr8*2,nqr9nrr8mqrbnqr8mpqanqralppcpss6nqraqst2rtu0*3,ruu0
  rtu0*4,qst2qst3pss3qst2mpqalpqemqqalpqcmqr9lpq9qst4pss3qst4pss3rtt1rtu0*4,
  suu0*8,qss4pss6prs5qss5qss6pss5rtu1suu0*8,
  tuu0*6,uvv0*17,
  rtu0kopalpqblpqanqrasuu0uvv0*17,
  suu0*2,rtt2suu0*2,tuu0uvv0*17,
  tuu0*23,
  rtu0*3,lpqblpqamqqakopempqb*2,lopgjoohlpqelpphlppelpqemqqalpqcmqqalppfpss2rtu0*3,
  rtu0*8,qst3lppe*2,kopglpqcpss5rtu0*9,
  suu0rtu0*21,suu0
options 358x351
~ WwRR k9wt TAZK F_Hb fhfF TuPf fhfF 47ol fhfF 7dXd fhfF dc8C QiUm 6DzL QiUm H8ET QiUm gVAK QiUm Hxgi
~ QiUm ZwME QiUm OGOQ QiUm 8tbh P-2x
  rrraqrrcsss7uvv0*20,
  tuu1tuu0*9,uuu1uvv0*12,
  tuu3nopiopphqrr9nopeoppfoppjpqqboppdrss6tuu5uvv0*12,
  ttt3stt2*2,rss4stt1stt2*2,ttt1stt2ttt1tuu4uvv0*12,
  tuu1tuu0*10,tuu1uuu0tuu0*6,tuu1uuu0uvv0*2,
  tuu3nopiopphqrr8oppapqqcoppgqrraoppb*2,pqqbtuu2stt8ttt4nooiopqhqrr9opphnookttt2tuu5uvv0*2,
  ttt3stt2*2,rss4stt1*2,stt2ttt1stt1*2,rss5tuu2tuu5tuu1stt2stt3sss2stt2*2,tuu1uuu3uvv0*2,
  tuu1tuu0*3,uuu1uuu0tuu0*7,uuv0uvv0*9,
  tuu3oppeopqfrss5tuu5suu0nqr9mpq9lppempqamqqblpqeqtt1uuu0uvv0*9,
  ttt3stt2*2,ttt1tuu4suu0rtt1qtt1*2,rtt1*2,qtt1rtu0uuu0uvv0*9,
  tuu0*11,uuu0tuu0*9,uuu0uvv0
  rtu0mqqampqalppdnqr9mpqclpqdmqqanqr9mqq9pss3tuu0rtu0mqqampqblppemqr8mqqcmpqa*2,pss5tuu0uvv0
  suu0qtt1*2,qtt2rtt1*2,qtt1rtt1*2,qtt1rtu0uuu0suu0qtt1*2,qtt2rtt1rtu1qtt1*2,rtu0uuu0uvv0
  tuu0*13,uuu0uvv0*9,
  rtu0mqqampqalppdnqr9mqq7mqr9mqqbmqqampq9*2,mpqapss2tuu0uvv0*9,
  suu0qtt1*2,qtt2rtt1*2,qtt1rtt1*3,qtt1pss4rtu0tuu0uvv0*9,
  tuu0*9,uuu0*2,tuu0*9,uuu0uvv0*2,
  rtu0mqqampqalppdnqr9mpqcmqqalpqfnqrasuu0tuu0pss4mpqampqclppborr8mpqclopflpqcqst2uuu0uvv0*2,
  suu0qtt1*2,qtt2rtt1*2,qtt1rtt1*2,suu0tuu0rtu0qtt2qtt1*2,rtu0qtt1*3,rtu0uuu0uvv0*2,
  tuu0*11,uvv0*12,
  rtu0mqqampqalppdnqr9nqranqr7mqqalopgmqqbrtu0ttt4qrrfpqqhpqqeqrrcstt6pqqhrss9pqqgpqqerssaqrrf
  rtu0qtt1*2,qtt2qtt1*2,rtt1qtt1qtt2*2,suu0tuu1stt5stt4stt5ttt3stt4ttt4stt3ttt5*2,tuu2tuu1
dialog-success 358x382
~ WwRR k9wt CwHW rk_K 02JZ qu6r 8Fpt Ajda Ri_d kUv5 T-NN 715_ xd8A qLyY xLzd S6Aq TpAg
  qrrc*2,rss7rss8rrs8tuu1uuu0*17,
  uuu0uvv0*2,uuu0*16,uuv0uvv0uuu0*2,
  vvv0*22,uvv0
  vvv0*6,npq3chi0*8,hkl2vvv0*4,rrrivvv0*2,
  vvv0*6,7de618a0*6,9bc2iff2iff1tss4vvv0*6,
  vvv0*6,7ce618a0*5,hfe4cee34dg14dg0qss5vvv0*6,
  vvv0*6,7ce618a0*4,gee58de45ef3gf83ig71tsr4vvv0*6,
  vvv0*6,7ce618a0*3,59b3gff64eg3jg75fc83ib81tsr4vvv0*6,
  vvv0*6,7ce618a0*3,fee46ef5de96fc86id85oj63vur2vvv0*6,
  vvv0*6,ilm55bd05bc0*2,jhh77gh3jha6ieb4mja4hhe6vvu0vvv0*6,
  vvv0*23,
  vvv0*6,mnnjnooimnogklminooe*2,noofmnoamnnimnojrrr8vvv0*6,
  vvv0*6,ttt4uuu2sss2rss3uuu2sss5qqr6rrr6ttt5stt4uuu2vvv0*6,
  vvv0*2,ttu6qrrerss9qrrgqrrcssscqrrfsst8sssdpqqgrrrd*2,qqrfqrrhrrsfqrrerrsctttavvv0*3,
  vvv0*4,vvv1ttt5vvv1uuv1uuu3vvv1uuu4vvv2uuu3vvv1tuu4uuu3vvv1uvv2vvv0*5,
  vvv0*5,ttt8sssastt7rrrasssastt7sss9rrrbtttasst9rrsbsssavvv0*6,
  vvv0*23,
  vvv0oqq49fh09fg0*17,fkl4vvv0*2,
  vvv0gkl619c0*4,6dfb9fhd7egd7ef89fhc7ege7efb7efc7ega7eg919c0*4,5ce6vvv0*2,
  vvv0glm619c0*4,1ac13bd33bd43bd13bd3*2,3bd43bd35ce63bd319c0*4,5ce6vvv0*2,
  vvv0tuu1kno0*18,prr2vvv0*2,
  vvv0*8,ttt6rssfqqrirssesstcttt8vvv0*9,
  vvv0*23,
  ttu1vvv0*20,uvv0sss1
dialog-error 358x284
~ WwRR k9wt IVsB rk_K 02JZ qu6r 8Fpt Ajda Ri_d joMv 8xdb tX8t SD4N xLzd C2ZM
  pqqcopqbpqq6pqq9rrr2rss0*14,sss0stt0ttt0tuu0
  tuu0uuu0*2,tuu0*17,uuu0*2,tuu0
  vvv0*22,uvv1
  vvv0*10,vtt0*2,vuu0vvv0*7,rrrivvv0*2,
  vvv0*9,vuu0uqq4tno7vtt0vvv0*10,
  vvv0*9,vuu0uqq4tno7vtt0vvv0*10,
  vvv0*10,vtt0*2,vuu0vvv0*10,
  vvv0*3,sst6ttt6uuu3vvv0uuu2vvv0*3,uuu3vvv0*3,stt6vvv0uuu2vvv0*5,
  vvv0*3,lmnilmmnpqqbklmhikkgkmmfnopdkllkklmhkmmjlmmfnoo8klmilmmhklmlkllgrss8vvv0*3,
  vvv0*5,pqqalmncpqqgoopbmnndoppcqrr9oopgpqq9nooboppenoo8uuu2vvv0*5,
  vvv0*4,vvv1pqq9rss6*2,rrr8rrr5stt7stt6qqq9ttt5rrs7stt8rss4uuu1vvv0*5,
  vvv0*4,ikkjjkljlmnkoppcikkijkljmnnklnnhjklllmnmikkikmmlklli*2,uuu3vvv0*4,
  vvv0*23,
  vvv0stt2imn0*18,npq2vvv0*2,
  vvv0glm619c0*8,4ce58ege19c0*8,5ce6vvv0*2,
  vvv0hlm619c0*8,3bd13bd519c0*8,6df6vvv0*2,
  vvv0*2,qrs0*18,ttu1vvv0vvv1
  ttt1vvv0*20,uuu0rss0
dialog-dangerous 358x286
~ WwRR k9wt _xHS rk_K 02JZ qu6r 8Fpt Ajda Ri_d dRAY -Blo rUAb DWWs Zkxj xLzd MXqN dPx1
  pqqcopqbpqq8oppaopp8opq9qrr2rss0*12,sss0stt0ttt0tuu0
  tuu0uuu0tuu0*2,ttu0*14,tuu0*2,uuu0tuu0*2,
  vvv0*22,uuu1
  vvv0*10,vut0*2,vuu0vvv0*7,rrrivvv0*2,
  vvv0*9,vut0vsq1uqo5vts0vvv0*10,
  vvv0*9,vut0uqo4sol6vts0vvv0*10,
  vvv0*10,vus0*2,vut0vvv0*10,
  vvv0*3,tuu5vvv0*2,sss4vvv1vvv0*2,uuu2vvv1vvv0uuu2vvv0uuu2vvv0uuu2vvv0*5,
  vvv0*3,mnoklmnlnoo9lmmhjklflmnmijkllmnhklmhnooakllkgiilklmjkllijllkklmhttt4vvv0*3,
  vvv0*5,vvv2vvv1*2,vvv0vvv1*3,vvv0*3,vvv1vvv0*7,
  vvv0*5,rrriqrrdqqrfstt8rrrdrssc*3,sttbrrserrsbrrsduuu4vvv0*5,
  vvv0*4,sssdpqqhrrrcqrrdrsserrrbqqqdsttbrrrhrss8qrrersseqrrdrrsdvvv0*5,
  vvv0*11,vvv1vvv0*11,
  vvv0*2,uvv0*8,vvv1uuu1oqq0*8,stt1vvv0*2,
  vvv0uvv6vvv0uuv2sss7sst5ttt3stt5uuu2vvv0uvv6fkl619c01ac04ce43bd24bd64cd52ac119c06df6vvv0*2,
  vvv0uvv6vvv0tuu4qqrdqrrdqqraqqressscvvv0uvv6fjk619c02ac27efb6dfd7egb7ef94ce619c05ce6vvv0*2,
  vvv0vvv1uvv0*8,vvv2stt2kno0*8,prr2vvv0*2,
  ttu1vvv0*20,uvv0sss1
dialog-cancel 358x432
~ WwRR k9wt YCFx rk_K 02JZ qu6r 8Fpt Ajda Ri_d dRAY -Blo rUAb TMcS mE6g xLzd MXqN e_V8
  pqqcopqbpqq6opqapqq8rss0*14,sss0stt0ttt0tuu0
  tuu0uuu0tuu0*2,ttu0*14,tuu0*2,uuu0tuu0*2,
  vvv0*22,uuu1
  vvv0*10,vut0*2,vuu0vvv0*7,rrrivvv0*2,
  vvv0*9,vut0vsq1uqo5vts0vvv0*10,
  vvv0*9,vut0uqo4sol6vts0vvv0*10,
  vvv0*10,vus0*2,vut0vvv0*10,
  vvv0*5,uuu1uuu2vvv0uuu2vvv0stt1uuu2uuu3vvv0uuu1vvv0*8,
  vvv0*5,uuu2klljnooglmmijklgqrrbklmglmmoklmhikkklnninop8vvv0*6,
  vvv0*2,uvv1vvv1vvv2vvv1vvv2vvv0vvv2vvv0*5,vvv3vvv0*2,vvv1vvv0*5,
  vvv0*2,tuu6pqqhqrrfrrrerssdrrsdqrrepqqerrserrrgrrrbrss9qrrgrssfqrrfssscrrsdrsscvvv0*3,
  vvv0*2,sst7qrrbqrre*2,ssscqqqlrrrbssscqrrdqrrgqrrdtuu6qqrfqrrdqrrfqrrgqqrfqrrdvvv0*3,
  vvv0*2,uuu3vvv0vvv2vvv1*2,vvv2vvv1vvv0vvv1vvv2vvv1*5,vvv3vvv0*5,
  vvv0*2,uuu4rrsgrssarssdrrscrsscqrrerssbrrrfrrsdsssfrrrdsss9rrreqrrbrssfpqqbtuu6vvv0*3,
  vvv0*2,qrrersscqrrerssapqqiqrrhrrseqrrdsssdrrrcpqqdssscrrsfqrrisssdrssdqqrgrrrdvvv2vvv0*2,
  vvv0*2,uvv3uuu2uuu3*3,tuu3uuu4uuu3tuu6uuu2tuu4tuu6uuu2*2,uuu3uuu4uuu2ttt6vvv0*3,
  vvv0*2,ttu5ssscttt6rssdrss9rssasst8ttt9sttcttt6sst7sstbttt9sttasstcstt8ttt9rssavvv0*3,
  vvv0*3,qqrfrrseqqqgssscsssaqrreqrrfsss9rssdrrrgrrserrr9qrrfpqqgrrscpqqcuuu5vvv0*3,
  vvv0*9,uuu4ttu5ttt6uuu4vvv0*10,
  vvv0*9,ttu6ttt7sst8ttu8vvv0*10,
  vvv0*23,
  vvv0uvv4uvv0*8,uuu5jmn53bd05ce13bd04ce33bd0*4,agh5vvv0*2,
  vvv0uvv7vvv0*2,vvv1vvv0*5,uvv7ejk619c04ce59fhf9fhg9fhh9fhe7efd19c05ce6vvv0*2,
  vvv0uvv7vvv0ttt6noojnooioopdnoojqrrfvvv0uvv7ejk619c0*3,7efdaghf19c0*3,5ce6vvv0*2,
  vvv0uvv6vvv0*8,uvv6ejk619c05ce8bhil9fhfaghj9fhe7egd19c05ce6vvv0*2,
  vvv0vvv2uvv0*8,uvv2prr3ejk0*8,kno3vvv0*2,
  uuu1vvv0*21,stt1
dialog-app-too-old 358x323
~ WwRR k9wt gbHF rk_K 02JZ qu6r 8Fpt Ajda Ri_d dRAY -Blo rUAb tVdT nSk- xLzd MXqN xAjy
  pqqcopqbpqq7opp9pqq7pqq6opparss0*12,sss0stt0ttt0tuu0
  tuu0uuu0*2,tuu0*17,uuu0*2,tuu0
  vvv0*22,uvv1
  vvv0*10,vut0*2,vuu0vvv0*7,rrrivvv0*2,
  vvv0*9,vut0vsq2tqn6vts0vvv0*10,
  vvv0*9,vut0uqo4tom5vts0vvv0*10,
  vvv0*10,vut0*2,vuu0vvv0*10,
  vvv0*3,sss4ttu5uuu2uuu3vvv0uuu2vvv0sss5vvv1uuu3uuu2vvv0*4,uuu2vvv0*4,
  vvv0*3,mnndlnnjjklfoppgjllfjklgnoohmnoflmnglnnfjklinoodkmmfkllilmngjklfuuu2vvv0*3,
  vvv0*3,rss8mnneoppboppgnopcqrranoocqrr7mnneoppb*2,nopapqqcnooc*2,pqq9vvv0*4,
  vvv0*3,uuu1sss4stt5rss7sss7sst4sss5stt4qqr9pqq9ttu4rss5sss6rss7sss5ttt4vvv0*4,
  vvv0*2,qrrhrss9qrrjsssasssbrsscqrrettt9qrresss7rssgstt6rrsdrrrcttt7qrresssarrreuuu4vvv0*2,
  vvv0*2,vvv1*6,uvv2vvv3vvv1uvv2vvv3vvv1*3,vvv0vvv1*3,vvv0*3,
  vvv0*7,vvv1qrresstcqrrcrrscrrsbpqqfuuu3vvv0*8,
  vvv0*23,
  vvv0vvv3uvv0*8,uuu3nqq3agi0*8,hlm4vvv0*2,
  vvv0uvv7vvv0uuu3rssarss8stt5rss8ttt4vvv0uvv7ejk619c0*3,9fggbhig1ac119c0*2,5ce6vvv0*2,
  vvv0uvv7vvv0uuu3rrrarssbrrr7rrrbsttavvv0uvv7ejk63bd49fhe8fgg9fhh9fhcagigagih5ce85ce6vvv0*2,
  vvv0vvv3uvv0*8,uuu3npq3agi0*8,hlm4vvv0*2,
  uuu1vvv0*21,ttt1
  rss0vvv0*20,stt1sss0
snackbar-normal 358x79
~ WwRR k9wt T-Qs rk_K xhZG 9XCf _d4m 8exd R7fA
  qrrapqqa*2,pqq7pqq9opqarss1sss0*12,stt0*2,ttt0tuu0
  uuu0tuu0*2,ttt0*16,ttu0tuu0*2,uuu0
  vvv0ttt1vvv0vvv1vvv0*18,uuu2
  vvv0hij9vvv1oppjoppnpqqcttt4vvv0*15,vvv2
  uvv0vvv0*21,uuu1
snackbar-success 358x116
~ WwRR k9wt KxaS rk_K xhZG X9hX 2E-x 8exd bu8L F_Hb lJal
  rssaqrrarrrasss6rssarss8ttu2uuu0*15,uvv0
  uuu0uvv0*21,uuu0
  vvv0psr2vvv0ttt5uuu5ttt4uuu2vvv2vvv0vvv2uvv4vvv0*11,uvv2
  vvv0gmk8vvv1rrsgssscqrrcsttboppinooiqqriqrrhvvv0*11,vvv2
  vvv0*22,vvv2
  vvv0*12,rssboqrfoqrcoqrdoqrfprrgoqrgnpqiprrcvvv0vvv2
  vvv0*22,uuu2
  ttt0tuu0*21,ttt0
snackbar-error 358x162
~ WwRR k9wt Qujd rk_K xhZG WOSu a4gx 8exd u_ur F_Hb RRgP
  rssaqrrarrrarss6rssatuu3uuu0*16,uvv0
  uuu0uvv0*20,uuu0*2,
  vvv0*3,vvv2vvv1*3,vvv0*3,vvv3vvv0*2,vvv1vvv0*4,uuu2vvv0*3,uvv2
  vvv0*3,ppqipqqhqqqmpqqkopploppjpqqhppqmppqhttt9ppqipqqgqqrhpqqhrssfpqqfrrrbttt5vvv0vvv2
  vvv0qfgcvvv2ppqhqqrfpqqiqqrhppqlpqqjqrrfpqqoqqreoppmopqgppqkpqqfpqqkppqhoppivvv1vvv0*2,vvv2
  vvv0ust2vvv0uuu3uuu2vvv1vvv2uuu1uuu3ttt6vvv0*2,vvv1vvv2vvv0*8,vvv2
  vvv0*3,pqqfqrrerssdpqqhpqqdpqqfrrrhvvv1vvv0*11,vvv2
  vvv0*19,vvv1vvv0*2,vvv2
  vvv0*13,qss8prre*2,qsscoqrboqrfprreprrcvvv0vvv2
  vvv0*22,uuu2
  tuu1vvv0*20,uvv0ttt0
snackbar-dangerous 358x139
~ WwRR k9wt t1Tu rk_K xhZG I3aD mEXi 8exd 0m-e F_Hb Uims
  rssaqrrarrrarss6rssaqrrarssattt3uuu0*14,uvv0
  uuu0uvv0*21,uuu0
  vvv0*3,uuu3*2,vvv3vvv0*2,uuu4vvv1vvv2*3,vvv1uuu4vvv3vvv0*6,uvv2
  vvv0sqo7vvv0pqqgqrrjqqqkpqqepqqhrsscqrrbqrriqrrdpqqgpqqjqrrhqrreqrrjsssbvvv0*4,vvv2
  vvv0rnk2vvv1oppkoppnqrrioppkqrrkpqqhvvv1vvv0*12,vvv2
  vvv0*22,vvv2
  vvv0*16,oqqfoqqj*2,oqrcprrcvvv0vvv2
  vvv0*22,vvv2
  uuu0vvv0*21,tuu1
snackbar-time-down 358x79
~ WwRR k9wt PR7P rk_K xhZG 9XCf slt9 8exd cQ0G qccm
  rssaqrrarrrarss8rrsarss8rrrattt6uuu0*14,uvv0
  uuu0uvv0*21,uuu0
  vvv0ttt2vvv0*20,uvv2
  vvv0ikk8vvv0oppfppqi*2,qrrfsssaqqrerrscppqnttt7vvv0*10,vvv2
  uvv0vvv0*21,uuu1
snackbar-cancel 358x139
~ WwRR k9wt OMZr rk_K xhZG 9XCf oOKQ 8exd Xmex F_Hb 2b1J GdIM
  rssaqrrarrrasss5qrrbrss9uuu0*16,uvv0
  uuu0uvv0*20,uuu0*2,
  vvv0*3,vvv1vvv0*2,uuu2vvv1vvv0uuu2uvv3vvv0vvv2vvv0vvv1*2,vvv0*2,uvv1vvv1vvv0*2,uvv2
  vvv0mno8vvv1pqqdpqqfrrsfpqqgqrreppqfrssdppqkpqqipqqkpqqnpqqhrrscpqqepqqirss9qqrgvvv0*2,vvv2
  vvv0opp4vvv0oppmpqqioppjqqrfsssdvvv0*14,vvv2
  vvv0*22,vvv2
  vvv0*13,oqqfprrfqrs9oqrdstt9vvv0stt5prrevvv0vvv2
  vvv0*13,uvv1vvv1uvv1uvv2vvv1vvv0*2,vvv1vvv0vvv2
  uuu0vvv0*21,tuu1
dialog-second-message 358x334
~ WwRR k9wt oUe7 rk_K 02JZ qu6r 8Fpt Ajda Ri_d dRAY -Blo rUAb Z2UE Mqz4 YGSl TuWk cMuW xLzd MXqN QJ_3
  qrrc*2,rss7rrs7qrrbrss8rrs8qqr9stt5uuu0*14,
  uuu0*23,
  vvv0*22,uvv0
  vvv0*10,vut0*2,vuu0vvv0*7,rrrivvv0*2,
  vvv0*9,vut0vsq1uqo5vts0vvv0*10,
  vvv0*9,vut0uqo4sol6vts0vvv0*10,
  vvv0*10,vus0*2,vut0vvv0*10,
  vvv0*5,uuu2ttt4vvv2tuu4vvv0*4,uuu1vvv0*9,
  vvv0*5,rrr9klllpqqbikkklmngjllioppcklmhijkijllglmnenoohvvv0*6,
  vvv0*6,mnndpqq9oppcsss6opp8oppappq8oppfmnocpqqarrs7vvv0*6,
  vvv0*6,qrr9rss7qrr9rss5qrr9qrrarss7rrr8qqr7sss8uuu2vvv0*6,
  vvv0*2,sssesttbsssettt6sssbrrsbsst7sssbsstasssbsttbsssasss9sssarsscrssdsssastt9vvv0*3,
  vvv0*2,vvv2uuu3vvv3uuu3uuu5tuu4uuu2tuu5uuu3tuu4uvv3uuu5uuu4uuu3*2,uuu4uvv3uuu4vvv0*3,
  vvv0*5,ttt8qrrfqqrfrsscssscrss7rrsesss9qqrhrssfrrs8sttavvv0*6,
  vvv0*4,sstdqrrkqrrfqrrerssbqqqerrseppqjqrrisstarrsfrsseoppjqqrfvvv0*5,
  vvv0*4,vvv1vvv2*3,vvv1uuu3vvv1vvv2*2,vvv1uuu1vvv1*3,vvv0*5,
  vvv0*2,uvv0*8,vvv0*2,qrs0*8,tuu1vvv0*2,
  vvv0uvv6vvv0vvv1ttt5uuu4uvv1uuu4vvv1vvv0uvv6gkl619c02ac23bd33bd54cd62ac12ac019c06df6vvv0*2,
  vvv0uvv6vvv0ttu4ppqf*2,oppboppfrrrdvvv0uvv6ejk619c03bd48fgc7egb8egfbgic5ce919c05ce6vvv0*2,
  vvv0vvv1uvv0*8,vvv2rst2imn0*8,npq2vvv0*2,
  tuu1vvv0*21,sst1
snackbar-title 358x101
~ WwRR k9wt pCLS rk_K xhZG 9XCf _d4m 8exd k-pu fMo7
  qrrapqqa*2,pqq7oppasss0*14,stt0*2,ttt0tuu0
  uuu0tuu0*2,ttu0ttt0*15,tuu0*2,uuu0*2,
  vvv0*3,ttt2vvv0uuu4vvv0*2,ttt4uuu2*2,vvv0*11,uvv2
  vvv0noo5vvv0mnneoopfqrrenoohoppioppfnooioppjnoohvvv0*10,vvv2
  vvv0noo5vvv0rrsdqqqerrreqrreqrrhsssdqrrcsssdrrrgrrrbrrsgqqrcsttaqrrfqrrarrrfrrrivvv0*2,vvv2
  vvv0*3,uuu3ttu4uuu2uuu4*3,stt7uuu3uuu4uuu3uuu5tuu3uvv3tuu4sst6uuu4*2,vvv0*2,uvv2
  uuu1vvv0*20,uuu0ttt0
snackbar-button-text 358x99
~ WwRR k9wt VWcy rk_K xhZG 9XCf _d4m 8exd ptiA F_Hb cYPM
  rssaqrrarrrarss8rrrbrss9rss7rss9uuu0*14,uvv0
  uuu0uvv0*20,uuu0*2,
  vvv0*3,vvv2vvv1*3,vvv0vvv1vvv0vvv1vvv0uuu1vvv0vvv2vvv0*7,uvv2
  vvv0mnn6vvv1qqrgqrrhppqjpqqnpqqfsst9pqqfpqqjpqqhsssaqrrbpqqkqrrcsstbvvv0stt6qssdstt7vvv0vvv2
  vvv0opp5vvv0pqqfqqqfoppiqrrdvvv0*11,uuv3ttu6tuu5vvv0vvv2
  vvv0*22,uuu2
  tuu1uuu0*20,tuu0ttt0
snackbar-frosted 358x99
~ WwRR k9wt utQI rk_K OnpK 9XCf _d4m 8exd ec1v
  rssaqrrarrrarss7rss8rrr9ttu3uuu0*15,uvv0
  uuu0uvv0*21,uuu0
  vvv0*3,uuu3vvv0uvv1vvv2vvv1vvv0*2,vvv1*2,vvv0uuu2uuu4vvv0*2,uuu3vvv0*4,uvv2
  vvv0mnn6vvv1pqqkpqqeqrrbpqqkppqjqrrkppqnqqrfrssbrrrgqrrgpqqjqqrjqqrdqrrhttt4vvv0*3,vvv2
  vvv0opp5vvv0ppqjpqqhppqessscpqqkppqkrrrdpqqmvvv3vvv0*10,vvv2
  vvv0*22,uuu2
  tuu1uuu0*21,ttt0
snackbar-second-message 358x101
~ WwRR k9wt Xumw rk_K xhZG 9XCf _d4m 8exd UdP0 He2s 7fhF vERd
  rssaqrrarrrasss6rrs7rssarss9rrs8qrr9sss5uuu0*12,uvv0
  uuu0uvv0*20,uuu0*2,
  vvv0*3,uuu4vvv1*2,vvv2vvv0*5,vvv1*2,vvv0uuu1uvv3vvv0*5,uvv2
  vvv0noo5vvv0ppqmqqrgqrrdpqqkqqqfppqfoppgqrrhrrscoppirsseqrrfrrreqqrjppqmsss8vvv0*3,vvv2
  vvv0noo5vvv0rsseqqrmrrrbstt9qrrdrrrf*2,rrserrrfttt9ssscrrrjqqrittt6vvv0*5,vvv2
  vvv0*3,uuu4uuu6uuu3vvv3ttt6uuu3vvv3uuu4*2,uuu2uuu3*3,vvv1vvv0*5,uvv2
  uuu1vvv0*20,uuu0ttt0
notices 358x510
~ WwRR k9wt Gp_l NWWp xWV6 -YO3 In93 qS6s KawV fKc4 SKB4 PzbV Irjb ce2U vuOh ol7S HucO PbeN DNxZ
  rssaqrrbstt5uuu0*19,uvv0
  uuu0*23,
  ttt1rss5stt1rss5stt2sss4stt1rss2rss6sst4stt2stt1*2,stt3stt1sss3stt1stt3rss5ttt0tuu0*3,
  stt1pqrfpqr7opqepqqcoqqcpqqbpqr9opqdpqqe*2,oppgpqqbpqqcpqqe*2,prrbpqqgpqqcttt0tuu0*3,
  stt2moofoppfnopgpqqfopqcnoofqrrbnoohoppdnophoppdpqqeoppipqqeoppfopqfoppfqrranophttt0tuu0*2,
  stt3oppjoppboqqfnopepqqcnopenppjoppcopqgnppdqrrdtuu0*11,
  tuu0*9,sst3tuu0*13,
  uuu0*23,
  rus0*7,rts0rus0*14,sut0
  rts2nqofnrp7mqofmqocmqodnrpanrp9mqofmqoenqpdmqoenrpanrpc*2,mqoenrpanrpfmqoerts0rus0*3,
  rts1lqncmqocmqodnrpcnrpalqocpsq9mqoenrpamqoemqoaorpbnrpfnrpbmqocnrpcmqocosq8mqoerus0*3,
  rts1orpaorq5osq8orq6psq6orq7orqaosq6orq9orq7psr6rus0*11,
  rus0qtr6qtr3qtr4psr4qtr3psr4psr5qtr4psq7psr4qtr4rus0*10,sus0
  uuu0tuu0*21,uuu0
  suu0rtu0*21,suu0
  qtt2mqqhnqr7lpqgmpqcmpqenqrbmqqalpqgmpqgmqqdlpqfmqrbnqrd*2,mpqfnqrbnqrgmpqfrtt0rtu0*3,
  rtt1mqqanqrbmqqcorranqr9mqqbpss7mqqdors7mqqdnqr9orsanqrdorranqrbnqrcnqrbpss7mqqdrtu0*3,
  qtt1ors7pss3pss4*2,qst2pss4pst6qst2ors7pss4qst4rtt1qtt2rtt1qtt1rtt1qtt2*2,qtt1rtu0*3,
  rtt1orrcorr6ors9nqr9ors8nqr9nqrcnqr9nqrdnqr9pss8rtu0*11,
  tuu0*23,
  vts0*22,vut0
  vsq2spmftpn6solfspmbsoldtpnatpm9solfsometpmcspmctpmatpmctpncspmdtpnatpmfsomevsr0vtr0*3,
  vtr0uro5urp5uro6urp4urp5uqo6usq3tqo7urp3uqo7uqo6urp5uro6urp5uro6urp5*2,vsq3uqo6vtr0*3,
  vsq1tpn7tqo7*2,uro6uro4tqo6urp7uro6tqn7tqo6tqo5urp5urp7urp5uro5urp6uqo6urp5uro7vtr0*3,
  vsq2tpmetpm8tqnasolbtqn9solbspmetpm9solesomatqoavtr0*11,
  vut0vts0*21,vut0
  utt0vtt0*21,uuu0
  vss1topcupq5tooctpp9topatpp8tpp7tooctopbtpp9*2,tpp7tpp9upp9topaupp7tppbtopbvss0*4,
  vss0urr4urr2uqq4urr3uqr3urr4urr2uqq6urr3uqq5*2,urr4urr5*2,urr4urr3urr4urr3vss1vss0*3,
  vrr2smmctnobtnoctooctooasnnbuqq9toobtnobtnnctnobtppatoodtppatnobtooctnodupp8tnodvss0*3,
  vrr2toogtno9toocsnnbtopasnncsnngtooasnngsnnbtppbvss0*11,
  vss0*22,vtt0
preview-band 358x99
~ WwRR k9wt auhH rk_K meFR CJ5T Zjsf G2g- NxFS
  qrrcrrscrssaqrrarrsbuvv0*18,
  uvv0uuu0*21,uvv0
  uvv0vtr0*2,vsq1solcsom9somatpm9tqnatqnbtqnatqo6somdtpn8uqo8tqnatpnbtpnavsq2vtr0*2,uut0uvv0
  uvv0vtr0tqo6vsr1urp3urp5urp6urp2urp3urp4usq2uro6urp3uro4usq3urp4usq2urp4urp3vsq1vtr0vut0uvv0
  uvv0vtr0tqn8vsq3tpm9tqoatqnatpm8tqo4tpnatqn7tqo9tqo5tpn9tqnatqobtpn9tqo9tqo7urp4vtr0vut0uvv0
  uvv0vtr0*2,vsq1solbtpnbspmbsolfspmasomhtpmd*2,spmasomesnkitpmevsr1vtr0*4,uut0uvv0
  uvv0vts0vtr0*19,uuu0uvv0
