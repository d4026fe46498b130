open 358x553
~ IqB6 xt-H xduM z2yA 3wWe pFvb zDrC pax2 AMi7 qBQP RUhg 3AIL 5yZ_ 5xBE 6T7Y
  qrrarss8uvv0*21,
  tuu1tuu0*8,uuu1uvv0*13,
  tuu3oppipqqfnppfpqq9oppgoppf*2,rss9tuu6uvv0*13,
  ttt3ttt1*2,stt1ttt1rss3sss3stt2ttt1tuu4uvv0*13,
  tuu1tuu0*21,tuu3
  tuu3uvv0*2,noplopphnophnopdpqqdnopfoppioppeoppcoppgnopgpqqdnoofnoolnoojnopeuuu1uvv0*2,sst8
  tuu3uvv0*2,uuu1mnokpqrbnopkoppcoppfopphpqqenoojoppipqqdnooomnoioppgnppfstt6uvv0*3,sst8
  tuu2tuu0*21,ttt5
  tuu2tuu0*12,uuu2uvv0*9,
  tuu3mnomqrr9mnojoppemoojpqqfopqcmnnknoojnopgnoohsss7tuu6uvv0*9,
  tuu2tuu0*12,uuu2uvv0*9,
  tuu2tuu0*8,tuu2uvv0*13,
  tuu3nooiqrrbmoogpqqcnoonnooioppfpqqatuu6uvv0*13,
  tuu2tuu0*8,tuu2uvv0*13,
  tuu2tuu0*21,ttt5
  tuu3uvv0*4,pqq9noolopqdnoofoppepqqbopqcmnokpqqdnooeoppcoppeuvv0*5,sst8
  tuu3uvv0*4,stt5noogoppg*2,oppfqqrbmnninppgoppfoppg*2,qrr9uvv0*5,sst8
  tuu1tuu0*21,tuu3
  suu0rtu1*2,rtu0suu0uuu0rtu0rtt1*3,rtu0rtu1*3,rtu0uuu0uvv0*7,
  rtu0kopclppglppaqtt1tuu0rtt1mqqbmpqcmpqbmqq8jnoflpqclpqepss4tuu0uvv0*7,
  tuu0*5,uuu0tuu0*9,uuu0uvv0*7,
  suu0qst4qst3qtt3qst3rtt1qtt1rtt1qss5qtt1rtt2qtt3rtt1qst3rtt1qst2qtt2rtt1*3,qst3rtu0suu0
  rtu0lpqclopelppglppckophjooglpqblpqdkopfnqrblopelpqclpqdlopenqr9mqqalpq9mpqakopelppgqtt2rtu0
  rtu0orr6nqra*2,nqr9nqrbmqr8mpqclppcnqramqq9mqqbmpq9nqr7mqqanqr7mpqalppdmpq8mpqborrartu0suu0
  uuu0tuu0*21,uuu0
  rtu0*7,lpqclpqf*2,mpqamqq9mqqbnqr8lpqbpss2rtu0*7,
  rtu0*5,nqranqr8lpqfmpqeors8nqr9mpqalpqenqrblpqbmqqanqr8rtu0*6,
  suu0*5,qst3*5,qtt3qst2qst3*3,qtt4qst3rtu0suu0*5,
  tuu0*6,uvv0*17,
  rtu0kopalppblpqanqrasuu0uvv0*17,
  suu0*2,rtu1suu0*2,tuu0uvv0*17,
  tuu0*23,
  rtu0*5,mpqalppanqrakopdmpqclpqclppekophlopflpqglppflopdqtt2rtu0*5,
  rtu0*6,prs6lpqblppdnqr7mpq9kopelpqckopflppbprs6rtu0*7,
  suu0ruu0*21,tuu0
options 358x351
~ IqB6 xt-H Uwwb z2yA -vvM sUhh -vvM 5d0V -vvM H7OG -vvM Ivlz 9l6w S8yL 9l6w -CuK 9l6w hEHv 9l6w SlgB
~ 9l6w 6aaS 9l6w NJhF 9l6w lu6X AW5w
  rrraqrrcsss7uvv0*20,
  tuu1tuu0*9,uuu1uvv0*12,
  tuu3opqgpqqerrr8opqcopqdpqqhqrrapqqbstt4tuu5uvv0*12,
  ttt3rss4*2,rss5rss3rss4*2,stt2rss4stt2tuu4uvv0*12,
  tuu1tuu0*10,tuu1uuu0tuu0*6,tuu1uuu0uvv0*2,
  tuu3opqgpqqerrs7pqq8qrrapqqeqrr8pqq9pqr9pqq9uuu1stt8ttt3oppfpqqfqrr8pqqfoppituu2tuu5uvv0*2,
  ttt3rss4*2,rss5rss3rss4*2,stt3rss3rss4qrr6tuu2tuu5ttt1rss4rss5rss3rss4*2,ttt2uuu3uvv0*2,
  tuu1tuu0*3,uuu1uuu0tuu0*7,uuv0uvv0*9,
  tuu3pqqbpqqcsss4tuu5suu0orr7nqr7mpqcnqr8nqrampqcqtt1uuu0uvv0*9,
  ttt3sss4rss5stt1tuu4suu0qst3pss3pss4qst3qtt2qst3rtu0uuu0uvv0*9,
  tuu0*11,uuu0tuu0*9,uuu0uvv0
  rtu0nqr8*2,mpqbnqr8nqrbmqqbnqr8nrr8nqr7pst2tuu0rtu0nqr8nqr9mpqcnqr7nqranqr8mqr8pss5tuu0uvv0
  suu0qst3pss3*2,qst3qst2pss3qst3qtt2qst3rtt1uuu0stu0qst3pss3pst4qst2qtt2qst2pst2rtt1uuu0uvv0
  tuu0*13,uuu0uvv0*9,
  rtu0nqr8*2,mpqbnqr8nqr6nrr7nqr9*2,nqr8nqr7nqr8pst2tuu0uvv0*9,
  suu0qst3pss3*2,qst3qst2pst3qst3qtt2qst3pss3ors5rtt1tuu0uvv0*9,
  tuu0*9,uuu0*2,tuu0*9,uuu0uvv0*2,
  rtu0nqr8*2,mpqbnqr8nqrbnrr8mpqdorr8suu0tuu0pst3nqr8nqrampq9ors7nqrampqdmqqaqtt2uuu0uvv0*2,
  suu0qst3pss3*2,qst3qst2qst3*3,suu0tuu0qtt1pss4qst4pss2rtt2pss4pss3pss4rtt1uuu0uvv0*2,
  tuu0*11,uvv0*12,
  rtu0nqr8*2,mpqbnqr8*2,ors6nqr8lpqenqr9rtu0ttt4qrrfpqqhpqqeqrrcstt6pqqhrss9pqqgpqqerssaqrrf
  rtu0pst4pss3pss4qst3*2,qst2qst3pst4qst4suu0tuu1stt5stt4stt5ttt3stt4ttt4stt3ttt5*2,tuu2tuu1
dialog-success 358x382
~ IqB6 xt-H t6za PiZq daI4 J9Ng EyVU losQ dGEE EyE9 jJs9 UAs0 1wZr 0FG3 HZWg 1L4P Em1j
  qrrc*2,rss7rss9rrs8tuu1uuu0*17,
  uuu0*23,
  vvv0*22,uvv0
  vvv0*6,pqr3eij0*8,ilm2vvv0*4,rrrivvv0*2,
  vvv0*6,7de618a0*6,7ac1iff2iff1ttt4vvv0*6,
  vvv0*6,7ce618a0*5,gee4eef34df14dg0qss5vvv0*6,
  vvv0*6,7ce618a0*4,fee59de45eg3ff83ig71tsr4vvv0*6,
  vvv0*6,7ce618a0*3,49b2gff64eg3jg75ec83ib81tsr4vvv0*6,
  vvv0*6,7ce618a0*3,eee47ef6cea6fd86id85oj62vur2vvv0*6,
  vvv0*6,gkl539b0*3,igg75eg3ih96ica4li84fgd6vvu1vvv0*6,
  vvv0*23,
  vvv0*6,mnohopphnooflmngoopdoppboppcnoo9noognoohrrs7vvv0*6,
  vvv0*6,sss5ttt3rss4qrr5uuu3rss7pqq8qrr7stt8rss6tuu3vvv0*6,
  vvv0*2,uuu6rrsdsss8qrrerrsbsttbrrsdstt7sstbqrrfrssc*2,qrrdrrrfrssdrrscrssbttt8vvv0*3,
  vvv0*3,uuv2uuu2ttt5uuv1vvv2uvv3vvv1tuu5uvv2uuv3vvv0tuu4uvv3vvv1uuu3vvv2vvv1vvv0*3,
  vvv0*5,stt9rrsbsss8qrrbrrsbstt7rssaqrrdsttbrss9qrrdrssbvvv0*6,
  vvv0*23,
  vvv0oqq49fh09fg0*17,fkl4vvv0*2,
  vvv0gkl619c0*4,6dfa8fgb6dfa6df78fga7efb6df96dfa6df97ef719c0*4,5ce6vvv0*2,
  vvv0glm619c0*4,2ac24cd54bd63bd24ce44bd53bd64cd56df74bd419c0*4,5ce6vvv0*2,
  vvv0tuu1kno0*18,prr2vvv0*2,
  vvv0*8,ttt6rssfqqrirssesstcttt8vvv0*9,
  vvv0*23,
  ttu1vvv0*20,uvv0sss1
dialog-error 358x284
~ IqB6 xt-H mqMc PiZq daI4 J9Ng EyVU losQ dGEE ALK_ x0GY FPks lrFI HZWg GZfm
  pqqcopqbpqq6pqq9rrr2rss0*14,sss0stt0ttt0tuu0
  tuu0uuu0tuu0*2,ttu0*14,tuu0*2,uuu0tuu0*2,
  vvv0*22,uuu1
  vvv0*10,vuu0*3,vvv0*7,rrrivvv0*2,
  vvv0*9,vuu0uqq4too6vtt0vvv0*10,
  vvv0*9,vuu0uqq5tnn8vtt0vvv0*10,
  vvv0*10,vtt0*2,vuu0vvv0*10,
  vvv0*3,ttt5ttu5uuu2vvv0uuu1vvv0*3,uuu2vvv0*3,ttt4vvv0vvv1vvv0*5,
  vvv0*3,klmkklmoppqcklmhijkgkmmfnopdkllkkllhkmmjlmmfnoo8jklklmmhklmlkllgrss8vvv0*3,
  vvv0*5,qqr8mnnbqrreppq9noocpqqaqrr8ppqfqqr8oopapqqcopp8uuu1vvv0*5,
  vvv0*5,ppqarrr7qrr8qrraqqr7sss9stt6pqq9sss6qrr7rssarrr5uuu2vvv0*5,
  vvv0*4,ikkkjkljlmnkoppcikkjjkljmnnklmnhikkmlmnnijkjkmmlklli*2,uuu3vvv0*4,
  vvv0*23,
  vvv0tuu1kno0*18,prr2vvv0*2,
  vvv0glm619c0*8,4bd47efc19c0*8,5ce6vvv0*2,
  vvv0hlm619c0*8,3bd24ce719c0*8,6df6vvv0*2,
  vvv0uvv1oqq0*18,rtt1vvv0vvv1
  ttt1vvv0*20,uuu0rss1
dialog-dangerous 358x286
~ IqB6 xt-H ajjJ PiZq daI4 J9Ng EyVU losQ dGEE fNWF umcq mEw6 q_Br hT76 HZWg viNF CysO
  pqqcopqbpqq8oppaopp8opq9qrr2rss0*12,sss0stt0ttt0tuu0
  tuu0uuu0*2,tuu0*17,uuu0*2,tuu0
  vvv0*22,uvv1
  vvv0*10,vut0*2,vuu0vvv0*7,rrrivvv0*2,
  vvv0*9,vut0vsq2tqn6vts0vvv0*10,
  vvv0*9,vut0uqo4tom5vts0vvv0*10,
  vvv0*10,vut0*2,vuu0vvv0*10,
  vvv0*3,ttt6vvv0*2,rss5uuu2vvv0*2,uuu2uuu1vvv0uuu3vvv0uuu3vvv0uuu3vvv0*5,
  vvv0*3,nooilmnlnop9lmmgjklelmnmijkllmnhklmgnooaklmjgiilkmmiklliklmkklmhttt4vvv0*3,
  vvv0*5,uuu4vvv2vvv1*4,vvv2vvv0*3,vvv1vvv0vvv1vvv0*5,
  vvv0*5,rssgqrrdqqrettt7rrrdrsscrssbrsscsttbrrserssbrrsduuu4vvv0*5,
  vvv0*4,sssdpqqhrrrcqrrdrsserrrbqqqdsttbrrrhrss8qrrersseqrrdrrsdvvv0*5,
  vvv0*11,vvv1vvv0*11,
  vvv0*2,uvv0*8,vvv1uuu1oqq0*8,stt1vvv0*2,
  vvv0uvv6vvv0uuv2sss7sst5ttt3stt5uuu2vvv0uvv6fkl619c01ac04ce43bd24bd64cd52ac119c06df6vvv0*2,
  vvv0uvv6vvv0tuu4qqrdqrrdqqraqqressscvvv0uvv6fjk619c02ac27efb6dfd7egb7ef94ce619c05ce6vvv0*2,
  vvv0vvv1uvv0*8,vvv2stt2kno0*8,prr2vvv0*2,
  ttu1vvv0*20,uvv0sss1
dialog-cancel 358x432
~ IqB6 xt-H JXGG PiZq daI4 J9Ng EyVU losQ dGEE fNWF umcq mEw6 klnl wYOO HZWg viNF Gc4o
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
  vvv0*2,uuu3vvv1uuu4uuu2*2,uuu3*2,vvv0uuv2uuu3vvv2uuu3uuu2uuu3uuu2uuu4uuu2vvv0*4,
  vvv0*2,uvv3sssesss9rssbsssbsssarsscsssarssdrsscsttdrssbstt8rssdrss9ssseqrrauuu6vvv0*3,
  vvv0*2,qrrersscqrrerssapqqiqrrhrrseqrrdsssdrrrcpqqdssscrrsfqrrisssdrrsdqqrgrrrdvvv2vvv0*2,
  vvv0*2,uvv3uuu2uuu3*3,tuu3uuu4uuu3tuu6uuu2tuu4tuu6uuu2*2,uuu3*2,uuu2ttt6vvv0*3,
  vvv0*2,ttu5ssscttt6rssdrss9rssasst8ttt9sttcttt6sst7sstbttt9sttasstcstt8ttt9rssavvv0*3,
  vvv0*3,qqrfrrseqqqgssscsssaqrreqrrfsss9rssdrrrgrrserrr9qrrfpqqgrrscpqqcuuu5vvv0*3,
  vvv0*9,uuu5stt7sst8tuu5vvv0*10,
  vvv0*9,uuu5uuu6ttt6uuu7vvv0*10,
  vvv0*23,
  vvv0uvv5uvv0*8,uuu5imn519c03bd12ac23bd52ac1*3,19c08fg6vvv0*2,
  vvv0uvv7vvv0*2,uvv2vvv1vvv0vvv1vvv0*2,uvv7ejk619c04ce48egd7ege8fgg8fgc6dfc19c05ce6vvv0*2,
  vvv0uvv7vvv0ttt5nooinophoopdnooiqrrfvvv0uvv7ejk619c0*3,7efdaghf19c0*3,5ce6vvv0*2,
  vvv0uvv6vvv0*8,uvv6ejk619c05ce8bhil9fhfaghj9fhe7egd19c05ce6vvv0*2,
  vvv0vvv2uvv0*8,uvv2qss2gkl0*8,mop3vvv0*2,
  tuu1vvv0*20,uvv0stt1
dialog-app-too-old 358x323
~ IqB6 xt-H ZHYL PiZq daI4 J9Ng EyVU losQ dGEE fNWF umcq mEw6 hqMs C0C_ HZWg viNF dNms
  pqqcopqbpqq7opp9pqq7pqq6opparss0*12,sss0stt0ttt0tuu0
  tuu0uuu0tuu0*2,ttu0*14,tuu0*2,uuu0tuu0*2,
  vvv0*22,uuu1
  vvv0*10,vut0*2,vuu0vvv0*7,rrrivvv0*2,
  vvv0*9,vut0vsq1uqo5vts0vvv0*10,
  vvv0*9,vut0uqo4sol6vts0vvv0*10,
  vvv0*10,vus0*2,vut0vvv0*10,
  vvv0*3,ttt3uuu4vvv1uuu2vvv0uuu1vvv0stt4vvv1uuu2*2,vvv0*4,vvv1vvv0*4,
  vvv0*3,lmnflmnkikkgoophjllfikkhnoohmnnglmng*2,jklinoodkmmfkllilmngikkfuuu2vvv0*3,
  vvv0*3,sss8noodpqqappqdopparrr8ooparrr6noodpqq9pqqaopp8qqrboppaoopaqqr8vvv0*4,
  vvv0*3,uuu2rrr6sss6qrr9rrr9rss6rrs7sss5oppaoppbttt6qrr7rrs7qrr9rrr7ttt5vvv0*4,
  vvv0*2,rrsfsss8rrrhstt9sstasttarsscttt7rrscstt5sssettt5sssbrssattt5rrrdstt9rsscuvv3vvv0*2,
  vvv0*2,vvv3uvv2uuu3uuu2uuu3*2,uuu5*2,uuu3*2,uuu5uuu2uuu3*2,vvv1uuu2uuu3*2,vvv1vvv0*2,
  vvv0*7,vvv1qrresstcqrrcrrscrrsbpqqfuuu3vvv0*8,
  vvv0*23,
  vvv0vvv3uvv0*8,uuu3nqq3agi0*8,hlm4vvv0*2,
  vvv0uvv7vvv0uuu3rssarss8stt5rss8ttt4vvv0uvv7ejk619c0*3,9fggbhig1ac119c0*2,5ce6vvv0*2,
  vvv0uvv7vvv0uuu3rrrarssbrrr7rrrbsttavvv0uvv7ejk63bd49fhe8fgg9fhh9fhcagigagih5ce85ce6vvv0*2,
  vvv0vvv3uvv0*8,uuu3npq3agi0*8,hlm4vvv0*2,
  uuu1vvv0*21,ttt1
  rss0vvv0*20,stt1sss0
dialog-second-message 358x334
~ IqB6 xt-H aKyb PiZq daI4 J9Ng EyVU losQ dGEE fNWF umcq mEw6 s-Is EFDX AjLf Hda_ Ledh HZWg viNF fg1Y
  pqqcopqbpqq6*2,oppapqq8opq8nop8pqq4rss0*10,sss0stt0ttt0tuu0
  tuu0uuu0tuu0*2,ttu0*14,tuu0*2,uuu0tuu0*2,
  vvv0*22,uuu1
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
snackbar-normal 358x79
~ IqB6 xt-H ---7 PiZq QTRt pFVT IKIP _DJG v9Vr
  qrrapqqa*2,pqq7pqq9opqarss1sss0*12,stt0*2,ttt0tuu0
  uuu0tuu0*2,ttu0ttt0*15,tuu0*2,uuu0*2,
  vvv0sss2vvv0vvv1vvv0*18,uvv2
  vvv0ijk9vvv1oppjoppnpqqcttt4vvv0*15,vvv2
  uvv0vvv0*21,uuu1
snackbar-success 358x116
~ IqB6 xt-H btjC PiZq QTRt aTBZ C0wA _DJG --Qs z2yA SDgC
  rssaqrrarrrasss6rssarss8ttu2uuu0*15,uvv0
  uuu0uvv0*20,uuu0*2,
  vvv0rts2vvv0uuu3vvv3ttt3uuu1vvv1vvv0vvv1vvv2vvv0*11,uvv2
  vvv0flj9vvv2qrrjrsseqqrdsstcoppjnooipqqjqrrivvv0*11,vvv2
  vvv0*22,vvv2
  vvv0*12,rssboqrgoqrcoqrdoqqgpqrhoqrgnpqiprrcvvv0vvv2
  vvv0*22,uuu2
  tuu1uvv0*20,uuu0ttt0
snackbar-error 358x162
~ IqB6 xt-H qjg3 PiZq QTRt uqvH 7J_B _DJG e8L7 z2yA sZek
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
~ IqB6 xt-H GRVk PiZq QTRt lhLO dLZd _DJG DcUA z2yA ZAoX
  rssaqrrarrrarss6rssaqrrarssattt3uuu0*14,uvv0
  uuu0uvv0*21,uuu0
  vvv0*3,uuu3*2,vvv3vvv0*2,uuu4vvv1vvv2*3,vvv1uuu4vvv3vvv0*6,uvv2
  vvv0som7vvv0pqqgqrrjqqqkpqqepqqhrsscqrrbqrriqrrdpqqgpqqjqrrhqrreqrrjsssbvvv0*4,vvv2
  vvv0rom2vvv1oppkoppnqrrioppkqrrkpqqhvvv1vvv0*12,vvv2
  vvv0*22,vvv2
  vvv0*16,oqqfoqqj*2,oqrcprrcvvv0vvv2
  vvv0*22,vvv2
  uuu0vvv0*21,tuu1
snackbar-time-down 358x79
~ IqB6 xt-H ZpmG PiZq QTRt pFVT eYvh _DJG qC9u pmOO
  rssaqrrarrrarss8rrsarss8rrrattt6uuu0*14,uvv0
  uuu0uvv0*21,uuu0
  vvv0ttt2vvv0*20,uvv2
  vvv0ikk8vvv0oppfppqi*2,qrrfsssaqqrerrscppqnttt7vvv0*10,vvv2
  uvv0vvv0*21,uuu1
snackbar-cancel 358x139
~ IqB6 xt-H yC7v PiZq QTRt pFVT XhOP _DJG eqJ5 z2yA CJ9g _4iE
  rssaqrrarrrasss5qrrbrss9uuu0*16,uvv0
  uuu0uvv0*20,uuu0*2,
  vvv0*3,vvv1vvv0*2,uuu2vvv1vvv0uuu2uvv3vvv0vvv2vvv0vvv1*2,vvv0*2,uvv1vvv1vvv0*2,uvv2
  vvv0mno8vvv1pqqdpqqfrrsfpqqgqrreppqfrssdppqkpqqipqqkpqqnpqqhrrscpqqepqqirss9qqrgvvv0*2,vvv2
  vvv0opp4vvv0oppmpqqioppjqqrfsssdvvv0*14,vvv2
  vvv0*22,vvv2
  vvv0*13,oqqfprrfqrs9oqrdstt9vvv0stt5prrevvv0vvv2
  vvv0*13,uvv1vvv1uvv1uvv2vvv1vvv0*2,vvv1vvv0vvv2
  uuu0vvv0*21,tuu1
snackbar-title 358x101
~ IqB6 xt-H l7ZA PiZq QTRt pFVT IKIP _DJG P3Qb Rmcw
  rssaqrrarrrarss8qrrbuuu0*17,uvv0
  uuu0uvv0*20,uuu0*2,
  vvv0*3,uuu1vvv0uvv2vvv0*2,uuu2vvv1*2,vvv0*11,uvv2
  vvv0noo5vvv0mnngoppfqqrfnoohoppinopgnooioopknoohvvv0*10,vvv2
  vvv0noo5vvv0ppqmrssdsssaqrrisssbqrrcqrrgrssfqqqduuu4vvv0*9,vvv2
  vvv0*3,uuu4*2,uuu3uuu4uuu3sss7uuu5tuu4uuu4vvv3vvv0*9,uvv2
  uuu1vvv0*20,uuu0ttt0
snackbar-button-text 358x99
~ IqB6 xt-H WKcy PiZq QTRt pFVT IKIP _DJG XyMO z2yA QHkZ
  rssaqrrarrrarss8rrrbrss9rss7rss9uuu0*14,uvv0
  uuu0uvv0*20,uuu0*2,
  vvv0*3,vvv2vvv1*3,vvv0vvv1vvv0vvv1vvv0uuu1vvv0vvv2vvv0*7,uvv2
  vvv0mnn6vvv1qqrgqrrhppqjpqqnpqqfsst9pqqfpqqjpqqhsssaqrrbpqqkqrrcsstbvvv0stt5rstbttu5vvv0vvv2
  vvv0opp5vvv0pqqfqqqfoppiqrrdvvv0*11,uuu4rst8stt7vvv0vvv2
  vvv0*22,uuu2
  uuu1vvv0*21,ttt0
snackbar-frosted 358x99
~ IqB6 xt-H D4CD PiZq q15A pFVT IKIP _DJG gnii
  rssaqrrarrrarss7rss8rrr9ttu3uuu0*15,uvv0
  uvv0*22,uuu0
  vvv0*3,tuu4vvv0uuu2uvv3vvv2vvv0*2,vvv1vvv2vvv0uuu3uuu5vvv0*2,uuu4vvv0*4,vvv2
  vvv0kmm7vvv1pqqjpqqeqrrapqqjpqqiqrrkppqnqqrfrssarrrgrrsepqqiqqrjqqrdqrrgttt4vvv0*3,vvv2
  vvv0pqq4vvv0ppqjpqqhppqessscpqqkppqkrrrdpqqmvvv3vvv0*10,vvv2
  vvv0*22,uuu2
  tuu1uuu0*21,ttt0
snackbar-second-message 358x101
~ IqB6 xt-H 8WU4 PiZq QTRt pFVT IKIP _DJG E5Iw Y_Zy HUOr H_Q-
  rssaqrrarrrasss6rrs7rssarss9rrs8qrr9sss5uuu0*12,uvv0
  uuu0uvv0*21,uuu0
  vvv0*3,uuu5vvv2vvv1vvv3vvv0*3,vvv1vvv0vvv2vvv1*2,uuu2uuu3vvv0*5,uvv2
  vvv0mnn6vvv1pqqlqrrfrrrcpqqjqqqfppqfoppgqrrhrrscopphrsserrrfrrsdqqrippqmsss8vvv0*3,vvv2
  vvv0opp5vvv0rrrgpqqpqrrdsssbpqqfqqrhqrrg*2,qqqhsttbrsseqqrlpqqkttt6vvv0*5,vvv2
  vvv0*3,vvv2vvv3vvv1*2,uuu4vvv1*3,uvv2vvv1*4,vvv0*6,uvv2
  uuu1vvv0*20,uuu0ttt0
notices 358x510
~ IqB6 xt-H jywh YqUR HLbz q93L L0JE lsE4 DglK FpU6 bvhN BxbU -pbK cGNQ NxsB iEkd _Ycc cOwf tIkk
  rssaqrrbstt5uuu0*19,uvv0
  uuu0*23,
  ttt1qrr7stt2qrr7rss4rss6rss3rss4qrs8rss6rss4rss3*2,rss6rss4rss5rss3rss5qrr7ttt0tuu0*3,
  ttt1qrrcqrr6pqqcqrrapqqaqrr9qrr8pqqbqrrcpqrbpqqdqrr9qrraqrrc*2,qrr9qrrdqrrattt0tuu0*3,
  stt2moofoppfnopgpqqfopqcnoofqrrbnoohoppdnophoppdpqqeoppipqqeoppfopqfoppfqrranophttt0tuu0*2,
  stt3oppjoppboqqfnopepqqcnopenppjoppcopphnppdqrrdtuu0*11,
  tuu0*9,stt2tuu0*13,
  uuu0*23,
  rus0rts1rus0rts1rus0rus1rus0rts0rts2rus1rus0*3,rus1rus0*4,rts1rus0*3,sut0
  rts1nrpenrp7mqoenqobmqocnrpanrp9mqoe*2,nqpdmqoenrpanrpbnrpcmqodnrpanrpenqodrts0rus0*3,
  rts2lpncmqocmqodnrpcnrpalqocpsq9mqoemqoamqoemqoaorpbnrpfnrpbmqocnrpcmqocosq8mqoerus0*3,
  rts1orpcorp6orq9nrp8osq7nrp9nrpcorq7orqaorp8psr7rus0*11,
  rus0qts4qts2*2,qtr3qts2qtr3*3,psr5qtr3qts3rus0*10,sut0
  uuu0tuu0*21,uuu0
  ruu0rtu0*21,suu0
  qtt2mqqhnqr7lpqgmpqcmpqenqrbmqqalpqgmpqgmqqdlpqfmqrbnqrd*2,mpqfnqrbnqrgmpqfrtt0rtu0*3,
  rtt1mpqbmqqcmpqdnqrcnqralpqdors9lpqenqr8lpqemqqborrcmqqfnqrbmpqcnqrdmqqdors8mpqfrtu0*3,
  qtt1ors7pss3pss4*2,qst3pss4pss6qst3ors8pss4qst3rtu0*11,
  rtt1prsaors5pss7orr7pss7orr7orraors7nqrborr7pss7rtu0*11,
  tuu0*22,uuu0
  vts0*22,vut0
  vsq2spmftpn6solfspmbsoldtpnatpm9solfsometpmcsomdtpmatpmctpncspmdtpnatpmfsomevsr0vtr0*3,
  vtr0tqn7uqo6tqn7urp6tqo6tqn8usq4tqn8urp5tqn8tqn6urp6uqo8uro7tqo7uro7tqo7usq4tqo8vtr0*3,
  vsq1tqo6uqo6urp6urp5urp3uro5urp6urp4uqo6urp5*2,usq4urp5usq3urp4*2,urp5urp4urp5vtr0*3,
  vsq1tpndtpn7tqnasomatqn9somatpmdtpm9somespm9uqo9vtr0*11,
  vut0vts0*21,uut0
  vtt0*22,uuu0
  vrs2tooetpp6snnetoobtooctop9*2,snnetoodtopb*2,top8topbtppbtooctpp9tood*2,vss0*4,
  vss0uqr4uqr3uqq4urr2uqr3uqq4urr2uqq6urr2uqq5uqq4urr4uqr5uqr4*2,urr3*2,urr2*2,vss0*3,
  vrr2tnnatooa*2,tppatpp8too9uqq8too9tooa*2,too9upq9tppbupq8top9tppbtoobuqq7toocvss0*3,
  vrr2toogtno9toocsnnbtopasnncsnngtooasnngsnnbtppbvss0*11,
  vtt0vss0*21,vtt0
preview-band 358x99
~ IqB6 xt-H rrTu PiZq 7kaJ nSKc 9N82 PPFL 6rZj
  qrrcrrscrssaqrrarrsbuvv0*18,
  uvv0uuu0*20,uvv0*2,
  uvv0vtr0*2,vsq1spmatpn7tpn9tqn8tqo9uqo9tqo9uqo5tpmbtqn6uro7tqo9tqn9tqo8vsq1vtr0*2,uut0uvv0
  uvv0vtr0tqo6vsr1uro5tqo7*2,uro3urp4uro6urp3uqo7uqo5tqo6urp4uro6urp4urp6urp4vsq1vtr0vut0uvv0
  uvv0vtr0tqn8vsq3tpm9tqoatqnatpm8tqo4tpnatqn7tqo9tqo5tpn9tqnatqobtpn9tqo9tqo7urp4vtr0vut0uvv0
  uvv0vtr0*2,vsq1solbtpnbspmbsolfspmasomhtpmd*2,spmasomesnkitpmevsr1vtr0*4,uut0uvv0
  uvv0vts0vtr0*19,uuu0uvv0
