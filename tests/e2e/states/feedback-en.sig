open 358x422
~ IqB6 xt-H xduM z2yA UXk- j-Al E3QA FcFK 8h61 3btQ i8tn mZoe tFCl gaku A1KJ
  qrrarss8uvv0*21,
  tuu1tuu0*7,tuu1uvv0*14,
  tuu3oppipqqfnppfqqraoppipqqfnoodtuu3uvv0*14,
  ttt3ttt1*2,stt1ttt1stt2*2,stt1ttt3uvv0*14,
  tuu1tuu0*21,tuu3
  tuu3uvv0*2,uuu0mnolopqdoppgnoogpqqdoppfopqbnophpqqenopfpqqaoppeoppfnopjstt4uvv0*3,sst8
  tuu3uvv0*3,qrr8opplpqqdopphpqqbopqfmoofpqqfoppdpqqenoohpqqcnopepqqcuvv0*4,sst8
  tuu2tuu0*5,ttt0tuu0*15,ttt5
  tuu2tuu0*10,tuu2uuu2tuu0*7,tuu2uvv0*2,
  tuu3oppipqqfoppboppdnoohoppgoppdpqqcnoojnopftuu6*2,qqr8nopgoppfoppeoppfoppioppktuu6uvv0*2,
  tuu2tuu0*10,tuu2uuu2tuu0*7,tuu2uvv0*2,
  tuu2tuu0*20,uuu2uvv0
  tuu3mnoinopdpqqamoohoppjnopknopenopjpqqbmnoknppcpqqdoppenppipqqfopphnopipqq9mnokrss7tuu6uvv0
  tuu2tuu0*20,uuu2uvv0
  tuu0suu0*3,tuu0uuu0suu0*8,tuu0uvv0*8,
  rtu0lopakopikopdrtu0tuu0pss6mpqclpqckopemqq9lopflpqbmqqbsuu0uvv0*8,
  tuu0suu0*3,tuu0uuu0suu0*8,tuu0uvv0*8,
  tuu0suu0*21,tuu0
  rtu0*3,ors4lpqdmpqelpq9lopfmpqdmpqckopglpqcors8lopfmqqakopclpqempqdnqrbrtu0*4,
  rtu0*4,orr8lpqemqqclppcmqralppdkopelppcmqqbmpqbkopfmpqclopgnqr8rtu0*5,
  tuu0*22,uuu0
  suu0rtu1rtt2suu0*2,rtu0rtu1rtu0rtt1rtu0*2,rtu1suu0*2,rtu0tuu0*2,rtu0*3,rtu1tuu0uvv0
  rtu0lppcmpqelppdlpqdmqqblppblpqelppgmqqbnqr9lopdlpqalppdors6suu0*2,orr7lpqblppbors5tuu0uvv0
  tuu0*15,uuu0*2,tuu0*4,uuu0uvv0
  suu0rtt0rtu0rtt2suu0rtu1*2,suu0rtu0*2,rtu1rtt1suu0*4,rtu0rtu1suu0*2,uuu0uvv0*2,
  rtu0kopblopcmqqcmqr9lpqcmqrclppdmpqdkopglpqblpqc*2,mpqblppcnqr8lpqelpqflppcrtt1tuu0uvv0*2,
  suu0rtu0*19,uuu0uvv0*2,
options 358x351
~ IqB6 xt-H Uwwb z2yA -vvM sUhh -vvM 5d0V -vvM H7OG -vvM Ivlz 9l6w S8yL 9l6w -CuK 9l6w hEHv 9l6w SlgB
~ 9l6w 6aaS 9l6w NJhF 9l6w lu6X AW5w
  rrraqrrcsss7uvv0*20,
  tuu1tuu0*9,uuu1uvv0*12,
  tuu3nopiopphqrr9nopeoppfoppjpqqboppdrss6tuu6uvv0*12,
  ttt3stt2*2,rss4stt1stt2*2,ttt1stt2ttt1tuu4uvv0*12,
  tuu1tuu0*10,tuu1uuu0tuu0*6,tuu1uuu0uvv0*2,
  tuu3nopiopphqrr8oppapqqcoppgqrraoppb*2,pqqbuuu1stt8ttt4nooiopqhqrr9opphnookttt2tuu5uvv0*2,
  ttt3stt2*2,rss4stt1*2,stt2ttt1stt1*2,rss5tuu2tuu4tuu1stt2stt3sss2stt2*2,tuu1uuu2uvv0*2,
  tuu1tuu0*3,uuu1tuu0*8,uuu0uvv0*9,
  tuu3oppeopqfrss5tuu6suu0nqr9mpq9lppempqamqqblpqeqtt1uuu0uvv0*9,
  ttt3stt2*2,ttt1tuu4suu0rtt1*6,stu0uuu0uvv0*9,
  tuu0*11,uuu0tuu0*9,uuu0uvv0
  rtu0mqqampqalppdnqr9mpqclpqdmqqanqr9mqq9pss3tuu0rtu0mqqampqblppemqr8mqqcmpqa*2,pss5tuu0uvv0
  suu0rtt1*2,rtt2rtt1*4,rtu1rtt1rtu0uuu0suu0rtt1*2,rtt2rtt1rtu1rtt1*2,rtu0uuu0uvv0
  tuu0*13,uuu0uvv0*9,
  rtu0mqqampqalppdnqr9mqq7mqr9mqqbmqqampq9*2,mpqapss2tuu0uvv0*9,
  suu0rtt1*2,rtt2rtt1*4,rtu1rtt1*2,pss4rtu0uuu0uvv0*9,
  tuu0*10,uuu0tuu0*9,uuu0uvv0*2,
  rtu0mqqampqalppdnqr9mpqcmqqalpqfnqrasuu0tuu0pss4mpqampqclppborr8mpqclopflpqcqst2uuu0uvv0*2,
  suu0rtt1*2,rtt2rtt1*5,suu0tuu0rtu0rtt2rtt1qtt1rtu0rtt1*3,rtu0uuu0uvv0*2,
  tuu0*11,uvv0*12,
  rtu0mqqampqalppdnqr9nqranqr7mqqalopgmqqbrtu0ttt4qrrfpqqhpqqeqrrcstt6pqqhrss9pqqgpqqerssaqrrf
  suu0qtt1*2,qtt2rtt1*4,qtt2rtt2suu0tuu1stt5stt4stt5ttt3stt4ttt4stt3ttt5*2,tuu2tuu1
dialog-success 358x382
~ IqB6 xt-H t6za PiZq daI4 J9Ng MkzJ losQ dGEE EyE9 jJs9 UAs0 DnDz OJNJ HZWg KlZn 6owf
  qrrc*2,rss7rss9rrs8tuu1uuu0*17,
  uuu0*23,
  vvv0*22,uvv0
  vvv0*6,pqr3eij0*8,ilm2vvv0*4,rrrivvv0*2,
  vvv0*6,7de618a0*6,7ac1iff2iff1ttt4vvv0*6,
  vvv0*6,7ce618a0*5,gee4eef34df14dg0qss5vvv0*6,
  vvv0*6,7ce618a0*4,fee59de45eg3ff83ig71tsr4vvv0*6,
  vvv0*6,7ce618a0*3,49b2gff64eg3jg75fc83ib81tsr4vvv0*6,
  vvv0*6,7ce618a0*3,eee47ef6cea6fd86id85oj62vur2vvv0*6,
  vvv0*6,gkl539b0*3,igg75eg3ih96ica4li84fgd6vvu1vvv0*6,
  vvv0*23,
  vvv0*6,oppdqqqbnooglmmflmngrrs6nooenoohoopbnoocuuu4vvv0*6,
  vvv0*6,uuu4ttt3rss5qrr4sst5ttt2rrr7sss9sss7rrs5vvv1vvv0*6,
  vvv0*2,uuu3qrreqrrdsssarssdrrrgsttbrsscrrserrrdtuu5rrrfstt9rssbssscrssbsstasttbvvv0*3,
  vvv0*3,vvv1*2,vvv0vvv1*2,uvv3vvv1uuu4vvv1vvv0vvv1vvv0vvv2vvv1*4,vvv0*3,
  vvv0*9,vvv1qrreqrrcuuu4vvv0*10,
  vvv0*23,
  vvv0oqq49fh09fg0*17,fkl4vvv0*2,
  vvv0gkl619c0*5,5ce67eg65ce75dea6df76dfc6df87ega19c0*5,5ce6vvv0*2,
  vvv0glm619c0*5,3bd24ce33bd44ce63bd44bd5*2,4ce419c0*5,5ce6vvv0*2,
  vvv0tuu1kno0*18,prr2vvv0*2,
  vvv0*8,uvv3rrsbrssbssscsttcuuu4vvv0*9,
  vvv0*23,
  tuu1vvv0*21,stt1
dialog-error 358x284
~ IqB6 xt-H mqMc PiZq daI4 J9Ng MkzJ losQ dGEE ALK_ x0GY FPks EEaY HZWg GZfm
  pqqcopqbpqq6pqq9rrr2rss0*14,sss0stt0ttt0tuu0
  tuu0uuu0*2,tuu0*17,uuu0*2,tuu0
  vvv0*22,uvv1
  vvv0*10,vtt0*2,vuu0vvv0*7,rrrivvv0*2,
  vvv0*9,vuu0uqq4tno7vtt0vvv0*10,
  vvv0*9,vuu0uqq4tno7vtt0vvv0*10,
  vvv0*10,vtt0*2,vuu0vvv0*10,
  vvv0*5,sst6uuu3*2,vvv0*2,uuu3vvv0*3,uuu2uuu3vvv0*7,
  vvv0*5,lmmjklmgnopelmngjklklnnfmnnhjlljlmmhnoobmnnkjklirss8vvv0*5,
  vvv0*4,ttt4nopcpqq8ppq9qqq7oppcpqqdoppdrrr8noodnooiqrr9nopcpqq8vvv0*5,
  vvv0*4,tuu2rrr8rss7rss6rrr5rss6rrs7sss7sst4rss7pqqattt4sss7sst5vvv0*5,
  vvv0*4,rrr7mnniklmljllglmnknooelmnfnoodjllhjllnnoo8hjkhlmmgoppdvvv0*5,
  vvv0*23,
  vvv0stt2imn0*18,npq2vvv0*2,
  vvv0glm619c0*8,4ce58ege19c0*8,5ce6vvv0*2,
  vvv0hlm619c0*8,3bd13bd519c0*8,6df6vvv0*2,
  vvv0*2,qrs0*18,ttu1vvv0vvv1
  ttt1vvv0*20,uuu0rss0
dialog-dangerous 358x263
~ IqB6 xt-H ajjJ PiZq daI4 J9Ng MkzJ losQ dGEE fNWF umcq mEw6 qNOz HQkT HZWg rtc0 RK5s
  pqqcopqbpqq8oppaopp8opq9qrr2rss0*12,sss0stt0ttt0tuu0
  tuu0uuu0tuu0*2,ttu0*14,tuu0*2,uuu0tuu0*2,
  vvv0*22,uuu1
  vvv0*10,vut0*2,vuu0vvv0*7,rrrivvv0*2,
  vvv0*9,vut0vsq1uqo5vts0vvv0*10,
  vvv0*9,vut0uqo4sol6vts0vvv0*10,
  vvv0*10,vus0*2,vut0vvv0*10,
  vvv0*4,ttt4vvv0*4,vvv1*2,vvv0uuu2vvv0*3,uuu2vvv1*2,vvv0*4,
  vvv0*4,pqqcjlljlnnioopdjklekmmjlmnknoockllljklfnoo9lmmlikkijklguuu5vvv0*4,
  vvv0*3,vvv1vvv0*5,vvv1vvv0*2,vvv1vvv0*3,vvv1*3,vvv0*4,
  vvv0*3,rssarrrcssscrrrdrssaqrrgrssfqrrcsssdqrrerrrcrsserssdrrsdrssaqrrcvvv1vvv0*3,
  vvv0*23,
  vvv0vvv3uvv0*8,uuu3nqq3agi0*8,hlm4vvv0*2,
  vvv0uvv7vvv0*2,stt7oppfppqgoppfvvv0*2,uvv7ejk619c0*2,4bd47egc8fgd6df819c0*2,5ce6vvv0*2,
  vvv0uvv4uvv0*8,uuu5jmn53bd0*4,4cd13bd0*3,agh5vvv0*2,
  vvv0*22,uuu1
  stt1vvv0*20,tuu1rss0
dialog-cancel 358x356
~ IqB6 xt-H JXGG PiZq daI4 J9Ng MkzJ losQ dGEE fNWF umcq mEw6 VFT3 sBfw HZWg rtc0 BxUK
  pqqcopqbpqq6opqapqq8rss0*14,sss0stt0ttt0tuu0
  tuu0uuu0tuu0*2,ttu0*14,tuu0*2,uuu0tuu0*2,
  vvv0*22,uuu1
  vvv0*10,vut0*2,vuu0vvv0*7,rrrivvv0*2,
  vvv0*9,vut0vsq1uqo5vts0vvv0*10,
  vvv0*9,vut0uqo4sol6vts0vvv0*10,
  vvv0*10,vus0*2,vut0vvv0*10,
  vvv0*6,uuv1uuu1uuu2vvv0*4,uuu2*2,vvv0*8,
  vvv0*6,rss5jllfklmklmngnooaikknklmjmnnllmmknopcvvv0*7,
  vvv0uvv1vvv1vvv2vvv1vvv0vvv1vvv0*2,vvv1vvv0*2,vvv2vvv1*3,vvv0vvv1vvv0uuu1vvv1vvv0*2,
  vvv0tuu6pqqhqrrersscqrrdrrrcrss8rrsdrssdqrrdrss9rssfsssaqrrfrrsdsssbqrrhstt7ssserssdvvv0*2,
  vvv0*2,sttbrrsgqqrersscqrrfrssaqrrhrrrdrsscrss9rsserrrdrss9qrrjqrriqrrgqqrfssscvvv0*3,
  vvv0*2,vvv2uvv1vvv1vvv0uuu2uuu4tuu5vvv0vvv1uuv3uuu2uuu5vvv1uuu3vvv2vvv1*3,vvv0*3,
  vvv0*2,vvv1rssbrssesss7stt9ssserrsbstt8rsscsttattt8rssdrssa*2,sttdsss9rrscttt9vvv0*3,
  vvv0*2,sst9qrrgqrrfssserssdqrrfrssaqqrfqrrdsssbqrrerrrcrssdrss9rrrbqrrgrrrfqrrcvvv0*3,
  vvv0*7,uuu5uuu4uuu3ttt6uuu3uuu2uuu3tuu6vvv0*8,
  vvv0*7,sstbsstastt8ttt9rssbttt7stt9tuu7vvv1vvv0*7,
  vvv0*23,
  vvv0vvv4uvv0*8,uuu4kno55ce0*8,chj5vvv0*2,
  vvv0uvv7vvv0*2,stt7oppfppqgoppfvvv0*2,uvv7ejk62ac2dijh9fhd7ega9fhgbgii9fhj5ce85ce6vvv0*2,
  vvv0vvv3uvv0*8,uuu3mpp49fh09fg0*7,fkl4vvv0*2,
  uuu1vvv0*21,ttt1
  rss1vvv0*20,ttt1rss0
dialog-app-too-old 358x311
~ IqB6 xt-H ZHYL PiZq daI4 J9Ng MkzJ losQ dGEE fNWF umcq mEw6 oiQY VKY_ HZWg rtc0 YX0k
  pqqcopqbpqq7opp9pqq7pqq6opparss0*12,sss0stt0ttt0tuu0
  tuu0uuu0*2,tuu0*17,uuu0*2,tuu0
  vvv0*22,uvv1
  vvv0*10,vut0*2,vuu0vvv0*7,rrrivvv0*2,
  vvv0*9,vut0vsq2tqn6vts0vvv0*10,
  vvv0*9,vut0uqo4tom5vts0vvv0*10,
  vvv0*10,vut0*2,vuu0vvv0*10,
  vvv0*5,rrr6vvv1vvv0*2,uuu3vvv0*2,uuu3vvv0uuu1uuu3uuu1vvv0*6,
  vvv0*5,mnnglmmijklgmnnelmnfklmjjklnlmnlklmfijkgpqqbjllirrr5vvv0*5,
  vvv0*4,nooemnoboppbpqqanooboppaoppfnopdqrr7opqclmnfpqq9pqqaoopcstt4vvv0*4,
  vvv0*4,rrr8rss5sst5stt4sss5sst6rss7sss7stt3uuu3rss7sst5rrr9oppbtuu2vvv0*4,
  vvv0*2,sssbrssdsttarrs8qrrdttt6rrscrrsgstt7rrscrrsdrsscrssb*2,sssbrrsesst9rrscvvv0*3,
  vvv0*2,vvv1*5,vvv0vvv1*3,vvv2vvv1*6,vvv0vvv1vvv0*3,
  vvv0*9,rrressscqqrfqrrevvv1vvv0*9,
  vvv0*23,
  vvv0vvv3uvv0*8,uuu3nqq3agi0*8,hlm4vvv0*2,
  vvv0uvv7vvv0*2,stt7oppfppqgoppfvvv0*2,uvv7ejk619c07ef8aghf8fgg8fgc9fhe9fhf19c05ce6vvv0*2,
  vvv0uvv4uvv0*8,uuu5jmn53bd0*5,3bd1*2,3bd0agh5vvv0*2,
  vvv0*22,uuu1
  stt1vvv0*20,tuu1rss0
dialog-second-message 358x309
~ IqB6 xt-H aKyb PiZq daI4 J9Ng MkzJ losQ dGEE fNWF umcq mEw6 DBrQ 7tiN 4nZr Hda_ Ledh HZWg rtc0 Jxwe
  pqqcopqbpqq6ppq6oppapqq8opq8nop8pqq4rss0*10,sss0stt0ttt0tuu0
  tuu0uuu0*2,tuu0*17,uuu0*2,tuu0
  vvv0*22,uvv1
  vvv0*10,vut0*2,vuu0vvv0*7,rrrivvv0*2,
  vvv0*9,vut0vsq2tqn6vts0vvv0*10,
  vvv0*9,vut0uqo4tom5vts0vvv0*10,
  vvv0*10,vut0*2,vuu0vvv0*10,
  vvv0vvv1*2,vvv0uuu2vvv0uuu2ttt6vvv0*4,uuu3uuu1vvv0*5,uuu2ttt2vvv0*2,
  vvv0uuu4mnnchijlnooinopfjllplmmhmnniklmikmmmoppclmmjjllimnnf*2,klmelnnjjllllmnhsss8vvv0*2,
  vvv0vvv1*2,vvv2vvv0*3,vvv2vvv0*4,vvv1vvv0vvv1*2,vvv0*2,vvv1*2,vvv0*3,
  vvv0uuu4rsscrssfqrrgrssdrssarrresst9qrrcrrsbqrresst9rrrdsstaqrrfrrrbqrrfttt6rssarrsbvvv0*2,
  vvv0*7,ttt8sstbqrrirrseqrrfrsscqrrestt7vvv0*8,
  vvv0*4,uuv4vvv1*2,vvv2vvv1uuu3uvv1vvv1vvv2uuu2tuu5uuu5stt8stt6vvv0*5,
  vvv0*4,tttbrrsgqrrgssscpqqjsssbqrre*2,rrshsstarssbsssbrrrdsttbvvv0*5,
  vvv0*23,
  vvv0vvv3uvv0*8,uuu4lop47ef0*8,dik4vvv0*2,
  vvv0uvv7vvv0*2,stt7oppfppqgoppfvvv0*2,uvv7ejk619c0*2,7efa9ghfaghl9fhe19c0*2,5ce6vvv0*2,
  vvv0vvv3uvv0*8,uuu4lop47ef0*8,dik4vvv0*2,
  uvv1vvv0*21,ttt1
  sss1vvv0*20,ttt1rss0
snackbar-normal 358x79
~ IqB6 xt-H ---7 PiZq QTRt pFVT IKIP _DJG LtHe
  qrrapqqa*2,pqq7pqq9opqarss1sss0*12,stt0*2,ttt0tuu0
  uuu0tuu0*2,ttt0*16,ttu0tuu0*2,uuu0
  vvv0ttt1vvv0uuv0vvv0*18,uuu2
  vvv0hij9vvv2pqqcopppoppguuu4vvv0*15,vvv2
  uvv0vvv0*21,uuu1
snackbar-success 358x116
~ IqB6 xt-H btjC PiZq QTRt aTBZ C0wA _DJG CDX- z2yA ZiM6
  rssaqrrarrrasss6rssarss8ttu2uuu0*15,uvv0
  uuu0uvv0*21,uuu0
  vvv0psr2vvv0ttt5uuu5ttt4uuu2vvv2vvv1vvv0vvv1vvv0*11,uvv2
  vvv0gmk8vvv1rrsgssscqrrcsttbpqqgqqrmpqqjttt5vvv0*11,vvv2
  vvv0*22,vvv2
  vvv0*14,pqrbqrsaoqqhqsscoqrfpqrdpqrcvvv0vvv2
  vvv0*22,uuu2
  tuu1uvv0*20,uuu0ttt0
snackbar-error 358x122
~ IqB6 xt-H qjg3 PiZq QTRt uqvH 7J_B _DJG OKnJ z2yA cqCv
  rssaqrrarrrarss6rssatuu3uuu0*16,uvv0
  uuu0uvv0*21,uuu0
  vvv0*3,uuu2vvv0*2,vvv3vvv0*2,vvv1vvv3vvv0uuu1vvv0*9,uvv2
  vvv0*3,qrrapqqmpqqhqrrfpqqiqrrfpqqhppqipqqitttaqrrkvvv0*8,vvv2
  vvv0pefdvvv2oppgppqnsttbpqqirrrfpqqjpqqiqrrfqrrdpqqi*2,ppqfsss9vvv0prrdprrboqqdprrhvvv0vvv2
  vvv0vuu1vvv0ttt5uvv1ttt7uuu4uuu3vvv1vvv0*4,vvv1*2,vvv0*4,uvv2vvv0*2,vvv2
  vvv0*3,rrsdqrrgpqqhsstbqrrirssavvv0*13,vvv2
  uuu0vvv0*21,tuu1
snackbar-dangerous 358x116
~ IqB6 xt-H GRVk PiZq QTRt lhLO dLZd _DJG n-Wt z2yA -wVU
  rssaqrrarrrarss6rssaqrrarssattt3uuu0*14,uvv0
  uuu0uvv0*20,uuu0*2,
  vvv0uts3vvv0vvv2uvv2vvv0*3,vvv3vvv0uvv3vvv1vvv0vvv2vvv0*2,vvv1vvv0*5,uvv2
  vvv0pkg6vvv1ppqiqqrk*2,pqqkrssdoppmqqqgpqqjqqrhrsscoppkqrrdppqhqqrhvvv1vvv0*4,vvv2
  vvv0*16,vvv1vvv0*5,vvv2
  vvv0*14,tuu4oqqeoqrhprsfnqqfoqrioqrgvvv0vvv2
  vvv0*22,uuu2
  tuu1uvv0*20,uuu0ttt0
snackbar-time-down 358x79
~ IqB6 xt-H ZpmG PiZq QTRt pFVT eYvh _DJG C4FD pmOO
  rssaqrrarrrarss8rrsarss8rrrattt6uuu0*14,uvv0
  uuu0uvv0*21,uuu0
  vvv0ttt2vvv0*4,vvv1vvv0*15,uvv2
  vvv0ikk8vvv0pqqgpqqjoppgrrscrrsdpqqfqrrirrsdvvv0*11,vvv2
  uvv0vvv0*21,uuu1
snackbar-cancel 358x139
~ IqB6 xt-H yC7v PiZq QTRt pFVT XhOP _DJG -3uH z2yA NFIP _4iE
  rssaqrrarrrasss5qrrbrss9uuu0*16,uvv0
  uuu0uvv0*20,uuu0*2,
  vvv0*3,uuu1vvv0uvv3vvv0vvv1*2,vvv0*2,vvv1*2,vvv0vvv1vvv0*7,uvv2
  vvv0mno8vvv1opphpqqfqqqhqqqfrrrhqrrfpqqlqqrgpqqmoppipqqeppqkrrsaoppkssscvvv0*4,vvv2
  vvv0opp4vvv1pqqfpqqkpqqlqqqfvvv0*15,vvv2
  vvv0*22,vvv2
  vvv0*14,uuu3qrsaqrscrssavvv0stt5prrevvv0vvv2
  vvv0*15,uuv1vvv1*2,vvv0*2,vvv1vvv0vvv2
  uvv0vvv0*21,tuu1
snackbar-title 358x101
~ IqB6 xt-H l7ZA PiZq QTRt pFVT IKIP _DJG obRD Tjb7
  rssaqrrarrrarss8qrrbuuu0*17,uvv0
  uuu0uvv0*21,uuu0
  vvv0*3,tuu2vvv0vvv2*4,vvv0*13,uvv2
  vvv0mnn6vvv1noofnopgoppioppfqqrenoojqrrcvvv0*12,vvv2
  vvv0opp5vvv0oppkpqqjqqrlqrrf*2,rrs9qrrepqqkqqqgvvv0*10,vvv2
  vvv0*3,vvv1*2,vvv3ttu5vvv2vvv1uuu4vvv2uvv1vvv0*10,uvv2
  uuu1vvv0*20,uuu0ttt0
snackbar-button-text 358x89
~ IqB6 xt-H WKcy PiZq QTRt pFVT IKIP _DJG mJnO z2yA Zzwe
  rssaqrrarrrarss8rrrbrss9rss7rss9uuu0*14,uvv0
  uuu0uvv0*21,uuu0
  vvv0*22,uvv2
  vvv0fhhavvv1pqqiqrrjpqqfppqmoppirss9qqrepqqhrrrgpqqgrssbppqnpqqgqrrevvv0rst7nqqeprsbvvv0vvv2
  vvv0*6,vvv1vvv0*15,vvv2
  uuu0uvv0*21,tuu1
snackbar-frosted 358x99
~ IqB6 xt-H D4CD PiZq q15A pFVT IKIP _DJG NPY7
  rssaqrrarrrarss7rss8rrr9ttu3uuu0*15,uvv0
  uuu0uvv0*21,uuu0
  vvv0*3,uuu2vvv1vvv0*3,vvv1vvv0vvv1vvv0*2,vvv1vvv0vvv2vvv0*2,vvv2vvv0*3,uvv2
  vvv0mnn6vvv1qrrkrssepqqhoppjpqqirrserrrepqqjqqreqqrdpqqlpqqkrsserrrepqqfpqqkrssevvv0*2,vvv2
  vvv0opp5vvv0ppqgpqqeoppisstavvv0*15,vvv2
  vvv0*22,uuu2
  tuu1uuu0*21,ttt0
snackbar-second-message 358x101
~ IqB6 xt-H 8WU4 PiZq QTRt pFVT IKIP _DJG X8Ly 3agm HUOr H_Q-
  rssaqrrarrrasss6rrs7rssarss9rrs8qrr9sss5uuu0*12,uvv0
  uuu0uvv0*20,uuu0*2,
  vvv0*3,vvv2*2,vvv1*3,vvv0vvv1*2,vvv0*2,vvv1vvv0*2,vvv1vvv0*5,uvv2
  vvv0noo5vvv0oppjpqqjpqqnpqqirrsepqqfoppjqrrerrrdqrrjoppkrss9pqqeppqhqrrkvvv0*4,vvv2
  vvv0noo5vvv0rsserrrfrssdsst9rrsesssasst9rrrdrrrftuu8sssdqrrjqqrhttt6vvv0*5,vvv2
  vvv0*3,uuu4ttt5uuu3ttu5uuu3*2,tuu3ttu3uuu4uuu2uuu3tuu3uuu2vvv1vvv0*5,uvv2
  uuu1vvv0*20,uuu0ttt0
notices 358x405
~ IqB6 xt-H jywh YqUR HLbz q93L zofo lsE4 DglK Uc9Z bvhN BxbU UOcV cGNQ NxsB lelY _Ycc cOwf wQ-S
  rssaqrrbstt5uuu0*19,uvv0
  uuu0*23,
  stt1rss7stt1*2,rss6rss4stt3*2,stt2*2,stt4stt3sss2sst4stt1stt2*2,stt3rss5stt1sss4tuu0*2,
  tuu0opqeqrr9pqqcoqqfrss9pqqcpqqboqqepqreqrrboqqfpqqdoqqdqrr9oqqfpqqcqrrarss8nopfqrr8stt2tuu0
  stt1nopdpqq9oppeoqqdnppfpqqfnoogoppenoonoppcpqqcnppgpqqdpqqanppgnoohoppdrss5tuu0*4,
  tuu0*23,
  tuu0*22,uuu0
  rts1orqaqtr3qtr5osq9psr6*2,psq6psr5qtr6psr6psq6psq5psq7qtr4psr7psr5*2,osq7psr5psr6rts1rus0
  rus0osq6psr4psq6osq8qtr5psq7*2,osq8psq9psr6osq9psq7osq7psr4osq8psq6psr6qtr4nrp7qtr4rts0rus0
  rts1mqoborq7nqpbnrpamqocorpbmqodnqobmqohmqoaorp9mqodorpaorp8mqodlqoemqoaqtr4rus0*4,
  tut0sut0*21,tuu0
  tuu0suu0*21,tuu0
  rtt1mpqeprs6ors9nqreors9orra*2,ors9orsbors9nqrbnqr9nqrbors7orrborr8ors8orr9nqr9ors8qtt1rtu0
  rtu0pst4qst2pst3pss6qst4pst4pss5pss4pss7qst3pss6qst4pss5qtt3pst5qst3qst4qtt3pss5qtt2rtu0*2,
  rtt1mpqborr8mqqbnrr9mqqbnrrbmpqcmqqbmqqfmpqaorr9mpqeorr9orr8mqqclpqemqqaqst3rtu0*4,
  tuu0suu0*21,tuu0
  vut0vts0*21,vut0
  vsr1snkgtqn8tpmbsolgtqnbtpmcspmctpnbtpndtpnbsomesomcsoldtqn8spmespmbtpnb*2,sombtqnavsq2vtr0
  vtr0urp3usq2usp3urp4*3,urp5urp4uro7usq2urp3*2,urp4urp2urp4urp3*2,vsq1*2,vtr0*3,
  vtr0tqn7uro5tqo7urp6tqo7urp7tqn7tqo8tqoatqn7urp6tqn9urp6urp5tqo8tpnatqo7vsq2vtr0*4,
  uut0vut0*21,uuu0
  vtt0*23,
  vss1smmhtpp8toocsmnhtppbtoodtnoctoodtooetopcsnnftnndsnnetpp9tnoetnobtoob*2,snndtopaurr2vss0
  vss0tpp5uqq4upq6upq7tpp8uqq8tpp9upp6topctpp6uqq6tpp8uqq7uqq5tpp7upp7tpp6urr2vss0*4,
  vss0uqq5urr3uqq5urr3uqq4urr4uqq4uqq5uqq6uqq4urr4uqq5urr3*2,uqq5upp6uqq4vrr2vss0*4,
  vtt0vss0*21,uuu0
preview-band 358x99
~ IqB6 xt-H rrTu PiZq dRnw nSKc 9N82 r3Eh 1kfx
  qrrcrrscrssaqrrarrsbuvv0*18,
  uvv0uuu0*20,uvv0*2,
  uvv0vtr0*2,vsq1som8spm9tpm8urp4tqn8uqobtqn7tqo8tqnatqnbtqnatqn9urp7tpncuqo6tqo8vtr0uut0uvv0
  uvv0vtr0tqo6vsq1urp3tqo5uqo6vsq1urp3urp5tqn8tqo7urp4*3,urp3urp6urp5uqo6urp4vtr0vut0uvv0
  uvv0vtr0tqn8vsq3tpm8tqo6tqna*2,somcurp3tqnctqndtpnbtpmctqn9tqo8tpnctpnaurp6urp4vtr0vut0uvv0
  uvv0vtr0*2,vsq2spmdsoljspmesolbvsr1vtr0*12,uut0uvv0
  uvv0vts0vtr0*19,uuu0uvv0
