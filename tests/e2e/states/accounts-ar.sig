provider-beside-form 358x202
~ Zd4D nbl_ 9vfz 5yRw Mgig Mpvr 2UjR 4OkC qbWF S9Dl
  rrscrrsdqrrarss8rrsbrss7rrsbsst9uvv0*15,
  uvv0*23,
  tuu2tuu0*21,tuu3
  tuu3uvv0*4,rss4sss2qrr5stt3uuu0ttt5ttt4uuu0ttt2tuu2stt7ttt5tuu2uvv0*4,sst8
  tuu3uvv0*4,qrr8nooeoppdnppdoppcpqqdnoo8pqqapqqbmnoaoppd*2,ttu2uvv0*4,sst8
  tuu2tuu0*21,ttt5
  uuu1tuu1uuu1ttu4uuu0tuu2uuu1tuu1tuu4uuu0ttt5tuu3tuu2ttt4tuu2uuu1uvv0uuu2ttu3uuu2uuu1uuu2uuu1
  oqrcnpq8oqq9oqranqqdprr8rssbrss7rss8rss9sss8rssbrss9stt7sss5rss9sss6sst8rrr9sss7rss8rss9*2,
  uvv0*14,uuu0npqbnpqcnpqgnpqcoqrbnpqalopmpqqe
  uvv0*19,uuu0uvv0uuu0uvv0
  uuu0*11,stt7uuu0*11,
  uvv0*10,uuu1ttt5uvv0*11,
  uvv0*23,
provider-alone 358x163
~ Zd4D nbl_ YI7K 5yRw Mgig n6P0 2UjR 4OkC qbWF
  rrscrrsdqrrarssa*2,tuu1uvv0*17,
  uvv0*23,
  jmn2gkl0*21,oqq5
  19c0*5,4ce44bd25ce43bd21ac03bd52ac419c02ac2*2,3bd62bd42ac119c0*4,1ac0
  19c0*5,5df79fhc8egc8fgb8egb7efc9fh77ef97dfaagh98egc8fgc2ac219c0*5,
  fkl3chj0*20,cij0kno6
  tuu2tuu3tuu1stt6uuu0tuu2uuu2tuu2ttt6uuu0stt6tuu4tuu3stt5ttt2uuu1uuu0tuu3ttt4tuu3uuu2tuu3uuu1
  pqrboqq6oqr9prr8nqqeprr8rssasss6rss6rss9stt6rssarss8stt6stt4rss8sst6stt7rrs9sst6rss7rss8rss9
  uvv0*14,uuu0npqbnpqcnpqgnpqcoqrbnpqalopmpqqe
  uvv0*23,
  uvv0*23,
provider-cancelled 358x248
~ Zd4D nbl_ qr4Q 5yRw Mgig 5yRw D6bu b0d8 n6P0 2UjR 4OkC qbWF
  rrscrrsdqrrasss6rssaqrrbrss8uvv0*16,
  uvv0*23,
  uuu0*23,
  tuu0*2,stt3stt4tuu0rss6stt2sst4stt3tuu0rss6rss7stt1tuu0stt3stt4sss5ttt0stt1stt2*2,rss7tuu0
  tuu0qrr8qrrapqr7oqqbqrs7oqqbqrr8pqqcpqq8qrs9prr7oqqbrss7oppdqrr7qrrboqqapqq9rss4opqarss6tuu0
  tuu0*19,stt4oppbqrs8tuu0
  tuu0*21,stt1tuu0
  rss1pqr0*20,prr0uuu1
  2ac219c0*21,4ce5
  19c0*5,9fhbbhiechjhagie8egb8fghaghb7ef98egdbgibaghiaghh3bd419c0*5,
  6df33bd0*21,bhi6
  uvv0*8,uuu0*4,uvv0*5,uuu0uvv0*5,
  oqqempp9nqqanpqfnpqeoqrarrsdrss9qrrcrss9qrrcrrreqrrbrssbrss7rrrasss6rssapqqdrss9qrraqrrcrrsa
  uvv0*14,uuu0qss8qrsbqrsertt7rss6qrs9oqrisss8
  uvv0*14,uuu0rss3rst1rtt1rss5stt4rss1rtt4sst6
  uvv0*23,
provider-expired 358x248
~ Zd4D nbl_ 91cg 5yRw Mgig 5yRw _8Eo 9RIJ n6P0 2UjR 4OkC qbWF
  rrscrrsdqrrarss6qrrcqrr8uvv0*17,
  uvv0*23,
  uuu0vtt0*20,utt0uuu0
  vss0*4,vrr1urr3vss3urr6urr2urr5uqq6urr4vrs1vss3vrr2urr5vrr3vss0vss1urr2vrs2vss2vss0
  vss0*2,upq7tpp8tpp6tpp5tpp9upp7toocupp6too8upq7upp6toodtpp5uqq8top9top8upq7tnobtpp7urr5vss0
  vss0*11,tpp9tooctppatop9tnoetoo7tppdtpp5upq8topatpp8vss0
  vss0*11,urr1vss0vss1vss0vss1vss0*2,urr1vrs1vrr1vss0vtt0
  rss1pqr0*20,prr0uuu1
  2ac219c0*21,4ce5
  19c0*5,9fhbbhiechjhagie8egb8fghaghb7ef98egdbgibaghiaghh3bd419c0*5,
  6df33bd0*21,bhi6
  uvv0*8,uuu0*4,uvv0*5,uuu0uvv0*5,
  oqqempp9nqqanpqfmppcoqrarrsdrss9qrrcrss9qrrcrrreqrrbrssbrss7rrrasss6rssapqqdrss9qrraqrrcrrsa
  uvv0*14,uuu0qss8qrsbqrsertt7rss6qrs9oqrisss8
  uvv0*14,uuu0rss3rst1rtt1qss5stt4rss1rtt4sst6
  uvv0*23,
provider-refused 358x224
~ Zd4D nbl_ 7lGz 5yRw Mgig 5yRw _8Eo _RNg n6P0 2UjR 4OkC qbWF
  rrscrrsdqrrarss6rssaqrr9uuu1uvv0*16,
  uvv0*23,
  uuu0utt0*21,uuu0
  vss0*2,urr4vss1*2,urr4vss0urr4vss0vss1vrr1vss2vss0vss2vss0vss1vrs1uqr5vrr3vss1vrr2vss1vss0
  vss0tooatpp8tpp9tpp7toodtoo6uqq8too8tpp9tpp6tooaupq6tooctoo7uqq6tpp8uqq7tpp9tpp6too9uqq4vss0
  utt0vtt0*21,uuu0
  ejk3agh0*20,agi0imn6
  19c0*5,7ef77eg68eg97ef74bd34cea5ce72ac44ce65ce75ceb5cea2ac319c0*5,
  1ac019c0*4,3bd45de75ce75ce65de85ce76df36df55ce66df46df6*2,2ac119c0*4,1ac1
  loo2hlm0*20,imm0prr4
  stt7rss7stt7qsscstt6stt7tuu6stt7sssatuu3rssbsst9sst8sss9stt6ttt5tuu3ttt7sss9stt8stt6stt9ttt5
  qss7qrs1qrs3rss2qrs8qss3sss7ttt1ttt2stt6ttt2ttt5stt3tuu2tuu1stt4ttt3ttt4stt4ttu1stt3*2,stt5
  uvv0*14,uuu0nqqbnpqcnpqgoqqdoqrbnpqamopmpqqe
  uvv0*23,
provider-account 358x248
~ Zd4D nbl_ Ex5L 5yRw Mgig 5yRw _8Eo x7wu n6P0 2UjR 4OkC qbWF
  rrscrrsdqrrarss7rss8rrsbtuu1uvv0*16,
  uvv0*23,
  uuu0vtt0*20,utt0uuu0
  vss0*5,vss2urr4urr3urr1upp4tpp6uqq5urr2vrs2vss0*2,urr3vss1vss2urr3vss0urr4vss0
  vss0*3,vrr2top6upp9tpp8uqq5tpp8uqq6tppbtpp8upq5tpp6*2,upq8tpp6*2,upq8tpp6tpp8urr4vss0
  vss0*15,top8tppatoo9uqq6tnoctooeuqqavss0
  vss0*15,vss1vss0urr2vss0*2,vss1vss0vtt0
  rss1pqr0*20,prr0uuu1
  2ac219c0*21,4ce5
  19c0*5,9fhbbhiechjhagie8egb8fghaghb7ef98egdbgibaghiaghh3bd419c0*5,
  6df33bd0*21,bhi6
  uvv0*8,uuu0*4,uvv0*5,uuu0uvv0*5,
  oqqempp9nqqanpqfnpqeoqrarrsdrss9qrrcrss9qrrcrrreqrrbrssbrss7rrrasss6rssapqqdrss9qrraqrrcrrsa
  uvv0*14,uuu0qss8qrsbqrsertt7rss6qrs9oqrisss8
  uvv0*14,uuu0rss3rst1rtt1qss5stt4rss1rtt4sst6
  uvv0*23,
provider-down 358x248
~ Zd4D nbl_ IRIJ 5yRw Mgig 5yRw _8Eo jx3r n6P0 2UjR 4OkC qbWF
  rrscrrsdqrrarss9rrsatuu3uvv0*17,
  uvv0*23,
  uuu0utt0*21,uuu0
  vss0*4,vss1vrr2urr4vss0vss1vss0urr4uqq4uqq5uqr3vrs0vss0vss2vss1urr4vss2vss0vss1vss0
  vss0*2,vss1too7upq8tppaupq8tpp7too7top9uqq6too8tppbtooatpp5tpp6tooetpp6upqatoo9too7uqr4vss0
  vss0*9,topbsnngtpp8too8uqq7tpp6tpp8topatooctpp9tnohtoo7uqqavss0
  vss0*11,urr1vss0*3,urr1vss0vss1vss0vss1vss0*2,vtt0
  rss1pqr0*20,prr0uuu1
  2ac219c0*21,4ce5
  19c0*5,9fhbbhiechjhagie8egb8fghaghb7ef98egdbgibaghiaghh3bd419c0*5,
  6df33bd0*21,bhi6
  uvv0*8,uuu0*4,uvv0*5,uuu0uvv0*5,
  oqqempp9nqqanpqfmppcoqrarrsdrss9qrrcrss9qrrcrrreqrrbrssbrss7rrrasss6rssapqqdrss9qrraqrrcrrsa
  uvv0*14,uuu0qss8qrsbqrsertt7rss6qrs9oqrisss8
  uvv0*14,uuu0rss3rst1rtt1qss5stt4rss1rtt4sst6
  uvv0*23,
provider-often 358x224
~ Zd4D nbl_ X3-d 5yRw Mgig 5yRw _8Eo ea8G n6P0 2UjR 4OkC qbWF
  rrscrrsdqrrarss8rrsatuu2uvv0*17,
  uvv0*23,
  uuu0utt0*21,uuu0
  vss0*4,urr3*2,vss0*2,vrr2vrs2vss0urr4vss1urr4vss0vss1*2,urr3vss1urr4vss2vss0*2,
  vss0*3,urr4toobupq5tno9tpp8top8tppaupq6tooctoo7upp8too8tpp9tppatpp7uqq5toobtoo9uqq4vss0
  utt0vtt0*21,uuu0
  ejk3agh0*20,agi0jmn7
  19c0*5,7ef77eg68eg97ef74bd34cea5ce72ac44ce65ce75ceb5cea2ac319c0*5,
  1ac019c0*4,3bd45de75ce75ce65de85ce76df36df55ce66df46df6*2,2ac119c0*4,1ac1
  loo2hlm0*20,imm0prr4
  stt7rss7stt7qsscstt6stt7tuu6stt7sssatuu3rssbsst9sst8sss9stt6ttt5tuu3ttt7sss9stt8stt6stt9ttt5
  qss7qrs1qrs3rss2qrs8qss3sss7ttt1ttt2stt6ttt2ttt5stt3tuu2tuu1stt4ttt3ttt4stt4ttu1stt3*2,stt5
  uvv0*14,uuu0nqqbnpqcnpqgoqqdoqrbnpqamopmpqqe
  uvv0*23,
forgot-password 358x366
~ Zd4D nbl_ Hv9K 5yRw yQLp wu4r LxhZ lmXx UaGD _Ybx lsud 0y2E zP3r FRQr GPKr W1rf NPQS HXbC Us8S VSaH
~ NX_6 NRwN FZuJ
  rrsbqrrarss9*2,rrsbqrrbuvv0*17,
  uvv0*23,
  uvv0*6,uuu1uvv0*15,uuu2
  uvv0qrr9qqrdrrrcqrr9rsscpqqdrssdqrraqrrgqrrcqrrbrrs9rss9qrraqrrbpqqhrsseqrrb*2,rrscrss6pqqi
  uvv0*3,uuu0uvv0*3,uuu0uvv0uuu0*5,uuu1uuu0*2,uvv0tuu2uuu0*2,uvv0*2,
  uvv0*17,uuu1rrs8rss8rss7qrrcqrra
  uvv0*23,
  uvv0*16,tuu3pqqdoppdoppmqrr9qrramnos
  uuu0tuu0*15,stt2rss5ttt1ttt2tuu1stt4uuu0
  uuv3vvv0*21,ttta
  uvv3vvv0*21,ttt9
  uuu3uuv0*21,ttt8
  uvv0*6,uuu1ttt6tuu2*3,ttu4tuu4uuu1uuu0tuu4tuu2ttu4uuu1tuu4uuu1tuu3tuu1
  uvv0*6,rss8stt6rss6sss7sss6sst6rssarss6stt5sst5*2,rss7stt6sss5rss7sss8rss7
  uuu0uvv0*21,uuu0
  vvv0*15,vvv2uuu3tttbvvv1*2,vvv0*2,vvv2
  vvv0moojttt7vvv0*12,pqqfppq9qrrdqrrbtut75gb6kpn6vvv2
  vvv0ttt8vvv1vvv0*6,uuu3rrsasstatuu7rrsisss8sssbttt7rssasssauuu4inl1qsr2vvv2
  vvv0*22,uvv1
  qrs1npq0*20,nqq0tuu1
  2ac119c0*7,1ac0*2,1ac11ac0*3,19c0*8,3bd4
  19c0*8,4cd4agieagil7egg9fhe8egj19c0*9,
  5ce319c0*20,1ac0bgi7
forgot-sent 358x212
~ Zd4D nbl_ HH5J 5yRw w4Wt PG22 UtJs 4LXC NLJI TICp imSS
  rrsbqrrarss8qrrauuu0uvv0*18,
  uvv0*23,
  uvv0*21,rss4tuu2
  uvv0*21,kmmfnopl
  uvv0*23,
  uvv0*7,uuu0ttu2qrr7qrrbmoogmnnmrss8pqqdrrr9stt5ttt5rrs6rss6nopgpqq7oppi
  uvv0*7,uuu2kmmdnoocopp7qqr4pqq9rss3qrr3opp9oppapqq9opp6opp9noo6pqq3qrr5
  uvv0*17,uuu0uvv0*5,
  uvv0*12,nopcnoofnoohmnnlmooflnnnmoodmnngmnnilmmlmnn9
  uvv0*23,
  uuu0rss9rss6ttt4rrrasssastt6qrrdttt4rss8qrrbrssdrss8sst9stt5stt2stt6rsserssasss8rssbstt5qrrg
  uuu1stt4ttt2uuu0ttt3stt5sss6tuu0sst5tuu1ttt2ttt3uuu0tuu1*2,uuu0stt5tuu1*2,ttt3stt2ttt2sss8
  uvv0*14,rss8pqqcrss8pqqdqrrdqrr9rrr8qrreoppm
  uvv0*21,uuu0uvv0
reset-password 358x226
~ Zd4D nbl_ m0P_ 5yRw yQLp LxhZ 1ts9 UaGD e-pt qZ8h 1yTR stc3 z_4R YpMy YpMy YpMy YpMy YpMy YpMy YpMy
~ YpMy YpMy YpMy lsud b95Q NRwN Zglm
  rss8*2,rrs9rss8rrsastt5uvv0*17,
  uvv0*23,
  uvv0*15,uuu1uvv0uuu1uuu0uvv0tuu2uuu0uuu1
  uvv0*15,qqrcpqqdnopgpqqdpqqapqqhoppdnooe
  uuu2uuu0*21,tuu4
  uuu4rss8vvv0*20,ttt8
  uuu5rrrbvvv0*20,ttt9
  uuu2uuu0*21,tuu5
  tuu0*17,tuu1tuu0*3,ttu1ttt1
  uvv0*15,uuu0qrrcrsseqrr9sss5rss8rssfqrrd
  uvv0*23,
  4ce319c0*20,1ac09fh6
  19c0*7,2ac27egbaghi8fgeagif9fhcbgid6df519c0*8,
  3bd219c0*6,2ac23bd519c0*13,6df6
  fjk519c0*20,4bd3uuu0
reset-missing 358x151
~ Zd4D nbl_ aIDY 5yRw Mgig _8Eo N1iK a0pK
  rss8*2,rss9rssaqrrauvv0*18,
  uvv0*23,
  uuu0vtt0*20,utt0uuu0
  vss0*7,urr4vss1urr6urr3vss0urr6vrs2*2,urr4vss0vss1urr3uqq7urr4vrs1vss0
  vss0*7,upq6tpp7upp6tppauqq6top7uqq7top8tpp5upp7upq5top8tppauqq6uqq4vss0
  utt0vtt0*21,uuu0
  ejk3agh0*20,agi0imn6
  19c0*8,3bd75ce7*2,5ceb2ac36dfe3bd219c0*8,
  1ac019c0*7,6df65de43bd16df85ce56df22ac119c0*7,1ac1
  8fg519c0*20,2ac1jmnb
reset-over 358x151
~ Zd4D nbl_ D-XA 5yRw Mgig _8Eo b_1C a0pK
  rss8*2,rss9sst5uvv0*19,
  uvv0*23,
  uuu0vtt0*20,utt0uuu0
  vss0vrr2vrs2vss1uqr5vss3*2,urr3urr2vss0urr5vss1*2,urr4*3,urr5urr4vss0vrr2urr3vss2vss0
  vss0urr3tpp9uqq4too8uqqatpp6upq5tpp7tpp6top8uqq5tooauqq7tpp8topauqq8tpp7tpp8tpp5tpp7urr5vss0
  uuu0vtt0*20,utt0uuu0
  chj38fg0*20,9fh0hlm6
  19c0*8,3bd75ce7*2,5ceb2ac36dfe3bd219c0*8,
  1ac119c0*7,6df65de43bd16df85ce56df22ac119c0*7,2ac2
  cij55ce0*20,6df1mpp9
reset-done 358x199
~ Zd4D nbl_ KCKO 5yRw Mgig XDID 5_u2 6DRl y3XI Oq90
  rss8*2,rrsarss9uvv0*19,
  uvv0*23,
  tuu0*22,uuu0
  rus0*15,rts1qtr5qtr3rts1rus1rts1*2,rus0
  rus0*14,mqocmqo9orp8mqo8nrp8lpn8nrp9psq4rus0
  rus0psq8nrpcnrpbmqoaosq8nrpcorp8psqbmqo9psq6mqodnqp9nrpenrpdosq9osq7nrpbnrp9psq7mqo9psr6rus0
  rus0qtr2rus0*4,rts1rus0rts0rus0*2,rts1*2,rus0rts0*2,rus0*2,qtr2rts1rus1qts4rus0
  rus0*18,qsr4orq8nrp8qtr6rus0
  tut0sut0*21,tuu0
  fkl3chj0*20,cij0kno6
  19c0*8,4ce74ce56dfd3bd63bd32ac32ac419c0*8,
  19c0*8,8ege5de45de66dfa7eg76df53bd219c0*7,1ac1
  6df519c0*21,fkld
account-visitor 358x324
~ Zd4D nbl_ sULk 5yRw ZVnY Tok5 QAN2 iT62 kKe5 WT07 9zN2 Oq90 gkpr
  rss9*2,rssa*2,rrsctuu3uvv0*17,
  uuu0uvv0*20,uuu0uvv0
  vvv0*22,uvv2
  vvv09eg539b0*3,afh5qtt0*10,jno539b0*3,4ac1qrs4vvv2
  vvv039b618a0*2,29b1lpq3ptt0*4,rro0sqj0ptt0*4,pst07df418a0*3,mop6vvv2
  vvv039b618a04ac1kop3ptt0*5,sqk0uoc0ptt0*5,ors19eg318a0*2,mop6vvv2
  vvv0dik4hln1pst0ptt0*5,qtt0tuu0*2,rtu0ptt0*6,kop1dik0prr4vvv2
  vvv0qtt0ptt0*6,rtu0vvv0*4,tuu0ptt0*7,uuv0vvv2
  vvv0qtt0ptt0*6,uvv0vvv0*5,qtt0ptt0*6,uuv0vvv2
  vvv0jpq2fno0*6,ioq0*6,gnp0fno0*5,fnp0tuu1vvv2
  vvv0*2,uvv0*19,vvv0vvv2
  vvv0*3,vvv1stt7ttu6vvv0*3,uuu4vvv0ttu6ttt6uuu4uuu2rssbttu6ttt6vvv0*4,vvv2
  vvv0*3,rss6mnocppqbnooarrr5lmne*2,mnn8pqqdklmjmnn8pqq8rrrbmnnimnn9noofvvv0*3,vvv2
  vvv0vvv3vvv2vvv3vvv2uuu6vvv4vvv1vvv0uuu6uuu4uuu5uvv3vvv2vvv0vvv2uuu5uuu6vvv1uuu4vvv2vvv0vvv2
  vvv0uuu4sst8ttt9ttt5tuu6ttt4stt7ttt8uuu6rsscttt6ttt7sst9ttt9stt8uuu5ttt6*2,ttt5stt7vvv0vvv2
  vvv0*2,uvv1uvv0*6,uvv1vvv0mop2imn0*8,rst2vvv0vvv2
  vvv0uvv6vvv0*2,uvv3vvv0*2,uuu4uuu5vvv0uvv61ac019c02ac32ac13bd62ac319c02ac219c0ejk6vvv0vvv2
  vvv0uvv7vvv0sss6pqqdopparss8oppdqrrfvvv0uvv719c04bd5bhij7eg86dfdaghg9fh87ega19c0ejk6vvv0vvv2
  vvv0vvv1uvv1uvv0*6,uvv1vvv1ejk3agi0*8,npq3vvv0vvv2
  vvv0*22,uvv2
  uuu1uvv0*20,uuu1uvv0
account-loading 358x644
~ Zd4D nbl_ YOWu 5yRw X5Ym 6rZS yjXz yjXz
  rss9*2,rssa*2,qrrdrrs8uvv0*17,
  uuu0tuu0*21,uvv0
  rss0*22,stt1
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*22,stt1
  uuu0tuu0*21,uvv0
  stt0*22,tuu0
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  stt0*22,tuu0
  uvv0*23,
  uvv0*23,
  uvv0*23,
password 358x407
~ Zd4D nbl_ Hpe7 5yRw O4b8 5yRw QOb3 CIGe yQLp LxhZ -WKV UaGD e-pt qZ8h 1yTR stc3 LxhZ 1ts9 UaGD e-pt
~ qZ8h 1yTR stc3 z_4R YpMy YpMy YpMy YpMy YpMy YpMy YpMy YpMy YpMy YpMy lsud b95Q kYau wj2F pb8L
  rrrbrrs9rssastt5uvv0*19,
  uuu0*22,uvv0
  vvv0*22,uvv2
  vvv0*16,ttt7qrr9ooplpqqdnoofstt6vvv2
  vvv0*16,stt6sst7uvv1vvv0uuu1vvv0vvv2
  vvv0*2,rssbsss9rssiqqrgrss9rssgqrrfstt9ttt8rrrarrsdstt5qrrfrss8rssdrrrcrss9sss8rss9uuu1vvv2
  vvv0*22,vvv2
  vvv0*14,uuu5tttasttbvvv1uvv2sssctuu6uuu3vvv2
  vvv0*14,uuu4rss9sss9rrrfqrrattt7rrs7uuu2vvv2
  vvv0uuu4uvv0*19,vvv3vvv2
  vvv0uuu8oppjvvv1vvv0*17,uvv7vvv2
  vvv0uvv6uvv1vvv0*18,uvv6vvv2
  vvv0vvv1uvv0*19,vvv0vvv2
  vvv0*14,uuu6vvv2ttu9vvv0vvv1tttauuu5uuu2vvv2
  vvv0*14,sss9rrraqrrdqrrgqrrbsstaqrr8uuu3vvv2
  vvv0uuu3uvv0*19,vvv2*2,
  vvv0uuu8pqqfvvv1vvv0*17,uvv7vvv2
  vvv0uvv6ttt4vvv0*18,uvv6vvv2
  vvv0tuu2tuu0*19,vvv1vvv2
  vvv0*15,uuu4uuu6vvv2*2,vvv0ttu7vvv2*2,
  vvv0*14,vvv1sst8ttt8sst6ttu4stt7tuu7vvv2*2,
  vvv0*12,stt1oqq0*7,oqr0vvv0vvv2
  vvv0*12,9gh619c0*2,3bd72bd44ce719c02ac31ac0npq6vvv2
  vvv0*12,9fh65dea9fhd5de98fg86df77egc8fg82ac1mpp6vvv2
  vvv0*12,qss2kno0*7,loo0vvv1uvv2
  uvv1vvv0*21,uuu0
factor-off 358x201
~ Zd4D nbl_ 8xsK 5yRw O4b8 5yRw lqp3 DBFs 5yRw 5dB-
  rrrarrsastt6sss7uvv0*19,
  uuu0uvv0*20,uuu0uvv0
  vvv0*22,uvv2
  vvv0*7,kmmllmnhjllostt9ppqdlmmenoocttt8nooioppcoppkqrrdnoo9ppqcttt7vvv2
  vvv0*5,vvv1vvv0vvv1vvv0vvv1stt5uuu3uuu2vvv0ttt3ttt5vvv0*2,sss7vvv2vvv0*2,vvv2
  vvv0uuu3rrrbsst8sss7ttt9qrrcsss9*2,rss7ttt5qrrdsss7ttt6rss7stt7pqqfqrrbstt9sssa*2,uuu4vvv2
  vvv0*13,vvv1vvv0*5,vvv4vvv0*2,vvv2
  vvv0*18,uuv3sst9rrrcuuu3vvv2
  vvv0*17,stt0*4,vvv0vvv2
  vvv0*16,imn619c02ac2*2,1ac0oqq5vvv2
  vvv0*16,gkm63bd59ghf9fh92ac2mpp6vvv2
  vvv0*16,rst2gkm0gkl0*2,hlm0uuu2vvv2
  uvv0vvv0*21,uuu0
factor-connect 358x628
~ Zd4D nbl_ 2uZM 5yRw sdP_ Mgig i_1J U7-X unse SFhN voYK 559M uxF3 yGJ9 A_wD q4SD cuVH 60_h -otY yQLp
~ 5yRw LxhZ Nayp UaGD DkY4 lsud -hL_ kYau wj2F 1h3e EpjN
  rrrarrsastt6rssbrss8tuu4uvv0*17,
  uuu0uvv0*20,uuu0uvv0
  vvv0*22,uvv2
  vvv0*2,uuu3opqlpqqrtttbqrrarssdsssboppkqrrfqqqbssscqrr9qrrbstt8qqrhrssgrrsarrrarrrbuuu7vvv2
  vvv0*2,vvv3vvv0vvv1uuu5vvv0vvv3vvv0*4,tuu5vvv3vvv1uvv3*2,vvv0*2,uuu4vvv0*2,vvv2
  vvv0*15,pqqlqqrfqrrcrrrcrrskoppfuuu7vvv2
  vvv0*18,vvv2vvv0*3,vvv2
  vvv0*11,rrr1rrr2*2,ttt5sss5rrr2sss4ttt4qqq1ttt1vvv0vvv2
  vvv0*11,gggjgggtjjjiiiilbbbecccihhhhdddhfffjooojvvv0vvv2
  vvv0*11,nnnefff9eeem*2,dddoccckeeemdddmhhhhppp9vvv0vvv2
  vvv0*11,gggmeeeliiimfffegggqhhhndddphhhhbbbjmmm8vvv0vvv2
  vvv0*11,kkkmeeepmmmdccckeeegjjjjjjjfeeekeeeimmmfvvv0vvv2
  vvv0*11,iiiibbbhggggfffodddkeeerdddgeeerfffhnnndvvv0vvv2
  vvv0*11,hhhkkkknccciccckfffiaaajaaaieeejfffjooodvvv0vvv2
  vvv0*11,jjjliiiogggkiiiqaaakfffjggglcccifffnpppcvvv0vvv2
  vvv0*11,iiibgggacccgiiiegggimmmehhhndddiccckmmmcvvv0vvv2
  vvv0*11,fffjfffthhhoeeeldddkfffnkkklfffoeeehmmmcvvv0vvv2
  vvv0*11,uuu0*2,vvv1uuu1uuu2vvv1vvv0uuu1uuu0vvv0*2,vvv2
  vvv0*22,vvv2
  vvv0*10,ttt7rssbrssettt9ttt7sssasttesst9sssattu8rss9uvv2vvv2
  vvv0*10,vvv1vvv0*6,vvv1vvv0*4,vvv2
  vvv0rrrippqlsssdrssfnopsttt5pqqhnoprttt8pqqipqqotuu5qrrjppqkstt9qrrfoppsuuu4vvv0*3,vvv2
  vvv0tuu3uuu3vvv1uuu2uuu4vvv0uvv1vvv2vvv0vvv1vvv2vvv0uuu1vvv1vvv0vvv1*2,vvv0*4,vvv2
  vvv0qqqiopppttt8qqripqqntuu5vvv0*15,vvv2
  vvv0*18,uvv0*3,vvv0vvv2
  vvv0*17,uvv6ttu4rrr8uuu5uvv6vvv2
  vvv0*17,vvv4ttt5stt3uuu0vvv4vvv2
  vvv0*22,vvv2
  vvv0*15,qrrdoppgoppfrsscrrrdpqqgtuu8vvv2
  vvv0vvv2uvv0*19,vvv0vvv2
  vvv0uvv6vvv0*19,uvv6vvv2
  vvv0uvv7vvv0*19,uvv7vvv2
  vvv0uuu3uvv0*19,vvv2*2,
  vvv0*12,sssbttta*2,ttt7ttt8uuu7uuu4sstbsttbuuu3vvv2
  vvv0*12,vvv1uvv1*2,uuu4uuu3uuu2*3,vvv3vvv0vvv2
  vvv0*11,vvv2uvv0*3,vvv1stt2imn0*3,jmn0uuv1vvv2
  vvv0*11,uvv6uuu5pqqeuuu6uvv6glm61ac04ce95de92ac1mpp6vvv2
  vvv0*11,uvv6uuu2rss3uuu5uvv6hlm63bd47ef85de21ac0npq6vvv2
  vvv0*12,uvv0*3,vvv0*2,qrs0*3,qss0vvv0uvv2
  uuu1uvv0*20,uuu1uvv0
factor-codes 358x598
~ Zd4D nbl_ Nuwl 5yRw sdP_ Mgig R6Xv Q7nT H3Le SE-Y XcGc jPF9 9mBP Hhpk 9mBP W6gF 9mBP 06-_ 9mBP pahn
~ 9mBP 71PU 9mBP M2g3 9mBP 5Zgq 9mBP QiPX 9mBP rutB 9mBP SL50 kYau pL0f dB5k z-aU 60_h -otY Oo1r
  rrrarrsastt6qrrbstt5uvv0*18,
  uuu0uvv0*20,uuu0uvv0
  vvv0*22,uvv2
  vvv0vtr0*20,vvu0vvv2
  vvv0vtr0*12,tpnbsolcsolbsolgsnkbsolasnk9uro7vvu0vvv2
  vvv0vtr0*2,urp6vsq3urp6usq5urp3vsq2uro9uqo8vsq2usq3vsr1vsq1urp7urp6urp7*2,urp3vsq3vvu0vvv2
  vvv0vtr0*2,uro6urp4uqo6urp6uqo4urp4uro3uro4urp5tqo8uro6urp5tqo8urp3*2,urp5tqn6vsq1vvu0vvv2
  vvv0vtr0*9,tpn8solctqnbtpmfsomcsomauro7tpn8spmdtqnaurp4vvu0vvv2
  vvv0vus0vts0*19,vvv0vvv2
  vvv0*2,uvv0*19,vvv0vvv2
  vvv0tuu0*20,vvv0vvv2
  vvv0tuu0noolklmvqrr9nopgnppjpqq9noohnppiqrr7nookoppfqrr9nooimoolpqqclmnpnoojrss7tuu0vvv0vvv2
  vvv0tuu0*20,vvv0vvv2
  vvv0tuu0noolmoolqrr9nopgnppjpqq9noohnppiqrr7nookoppfqrr9nooimoolpqqclmnpnoojrss7tuu0vvv0vvv2
  vvv0tuu0*2,stt1tuu0*17,vvv0vvv2
  vvv0tuu0opqfopphqrr7pqqcpqqeqrr7opqdpqqdqrr6oqqgpqrbrss8oppeoppfpqr9nopioppfrss5tuu0vvv0vvv2
  vvv0tuu0rss6qrr7stt2rss4rss5stt1rss4stt4stt0rss3sst3stt1rss4sst5stt2qrs6sst4stt2tuu0vvv0vvv2
  vvv0tuu0qrrapqqbstt4qrr8qrs9rss4pqr9qrr9rss3qrrbqrr8stt4pqq9pqqarss5pqqdqrr9stt3tuu0vvv0vvv2
  vvv0tuu0prrbpqqdrss5qrr8qrrarss5qrr8*2,rss3qrr8rss6rss5qrr9qrrarss6pqqbprr9stt3tuu0vvv0vvv2
  vvv0tuu0rss4rss5stt2rss4stt5stt2rss4*2,stt1rss5rss4stt2qrs4rrs4stt2rss6rss4stt2tuu0vvv0vvv2
  vvv0tuu0opphnoomqrr7pqqboqqeqrr7opqdpqqdqrs5opqeqrraqrs7pqqepqqgqrr9nooioppfrss5tuu0vvv0vvv2
  vvv0tuu0*20,vvv0vvv2
  vvv0tuu0noollnnoqrr9nopgnppjpqq9noohnppiqrr7nookoppfqrr9nooimoolpqqclmnpnoojrss7tuu0vvv0vvv2
  vvv0tuu0*20,vvv0vvv2
  vvv0tuu0noollmnqqrr9nopgnppjpqq9noohnppiqrr7nookoppfqrr9nooimoolpqqclmnpnoojrss7tuu0vvv0vvv2
  vvv0tuu0*2,ttt1tuu0*17,vvv0vvv2
  vvv0tuu0nppknookqrr9opqfoppipqr9nppgopphqrr6oppipqqdqrr9npphnoojpqqbmnnmnooirss6tuu0vvv0vvv2
  vvv0tuu0stt1stt3ttt0stt1*2,ttt0stt1ttt1stt0stt1*2,ttt0stt1ttt1ttt0stt2ttt1ttt0tuu0vvv0vvv2
  vvv0tuu0pqqdnppirss6pqraqrrdqrr6pqqc*2,rss5pqqeqrrarss6opqcoppdqrr8oppgpqqdrss4tuu0vvv0vvv2
  vvv0tuu0rss8qrrastt3rss5rrs6stt2rss5rss6stt1rss5rss4stt2rss6rss7stt3qrr8qrs6stt2tuu0vvv0vvv2
  vvv0tuu0rss8qrrbstt3rss7rss8rss3qrr7rss7sst3qrr9rss7stt3qrr7pqr8rss4qrrbqrr8stt3tuu0vvv0vvv2
  vvv0tuu0pqqdoppgrss6pqq9pqqbqrr5pqqaqrrarss4pqqaqrr7rss5qrraqrrcqrr7oppdpqqbstt4tuu0vvv0vvv2
  vvv0tuu0*20,vvv0vvv2
  vvv0*3,prr1mpp0*3,npq0vvv0vvv1uvv0*3,vvv1*2,uvv0*6,vvv0vvv2
  vvv0*3,1ac13bd64ce73bd419c0mpq6uvv6uuu3vvv0vvv2uvv6*2,vvv0ttt8ttt5ttt7ttt4vvv0uvv6vvv2
  vvv0*3,1ac17egb7ef77ef61ac0mpq6uvv6rss8pqqbuuu3uvv6*2,uuu3qqq8qrr8rrs6qqq7vvv0uvv6vvv2
  vvv0*3,prr1mpp0*3,mpq0vvv0vvv1uvv0*3,vvv1*2,uvv0*6,vvv0uvv2
  uvv1vvv0*20,uvv0uuu0
factor-on 358x266
~ Zd4D nbl_ kuHd 5yRw O4b8 5yRw lqp3 DBFs 5yRw i1Ze 1sWJ YLEN 5yRw NnJy
  rrrarrsasst6ttu4uvv0*19,
  uuu0uvv0*20,uuu0uvv0
  vvv0*22,uvv2
  vvv0*7,kmmllmnhjllostt9ppqdlmmenoocttt8nooioppcoppkqrrdnoo9ppqcttt7vvv2
  vvv0*5,vvv1vvv0vvv1vvv0vvv1stt5uuu3uuu2vvv0ttt3ttt5vvv0*2,sss7vvv2vvv0*2,vvv2
  vvv0uuu3rrrbsst8sss7ttt9qrrcsss9*2,rss7ttt5qrrdsss7ttt6rss7stt7pqqfqrrbstt9sssa*2,uuu4vvv2
  vvv0*13,vvv1vvv0*5,vvv4vvv0*2,vvv2
  vvv0*18,uuv3sst9rrrcuuu3vvv2
  vvv0*22,vvv2
  vvv0*13,rrs8pqqfqqqesssarss9sut1mqoanrp8uvu0vvv2
  vvv0*12,vvv1ttt5*2,vvv0uuu2uuv2uvu0sut2tvu0vvv0vvv2
  vvv0*12,vvv1ttt8rrscsss8tttasssestt8sttbrssduuv4vvv2
  vvv0*18,uvv0*2,vvv0*2,vvv2
  vvv0*16,vvv4vvv0vvv2vvv0*2,vvv4vvv2
  vvv0*16,uvv6vvv1noogmnoluuu5uvv6vvv2
  vvv0*16,vvv1uvv1uvv0*3,vvv1vvv2
  uvv1vvv0*21,uuu1
factor-failed 358x243
~ Zd4D nbl_ 9VIX 5yRw O4b8 5yRw lqp3 DBFs meYR Q7nT ptwF lXFF
  rrrarrsasss7qrrbstt5uvv0*18,
  uuu0*22,uvv0
  vvv0*22,uvv2
  vvv0*7,mnnkmnnfklmmttt7qrrcmnoeoppattt7opphppqapqqjrrscopp8qrr9ttt6vvv2
  vvv0*5,vvv1vvv0uuu2vvv1uuu3sss6ttt5stt3uuu1ttt5rss7vvv1*2,rrs8tuu4uuu2vvv0vvv2
  vvv0uuu3rrrbsst8sss7ttt9qrrcsss9*2,rss7ttt5qrrdsss7ttt6rss7stt7pqqfqrrbstt9sssa*2,uuu4vvv2
  vvv0*13,vvv1vvv0*5,vvv4vvv0*2,vvv2
  vvv0*18,uuv3sst9rrrcuuu3vvv2
  vvv0*22,vvv2
  vvv0vts0vtr0*19,vvu0vvv2
  vvv0vtr0*10,vsr1tpnbspmbtqnespmatpnbtpn6tqo7tpm9urp5vvu0vvv2
  vvv0vtr0*12,usq3trq2usq0*2,tsq2usq0*2,usr3vvu0vvv2
  vvv0vtr0*12,usq5qondonmhonm9ponhpomfrqobusq5vvu0vvv2
  vvv0vtr0*12,usr1usq0*6,vsr1vvu0vvv2
  vvv0*22,uvv2
  uuu1vvv0*20,uvv1uvv0
logins 358x491
~ Zd4D nbl_ ouHB 5yRw O4b8 5yRw igsF eCMe Qpoy Cg9- 5yRw jmat 9pSi 0Crp mArC Cg9- 5yRw jmat IcQh 38sc
~ wZps WCN3 TZi4 5yRw jmat CFR1 a9GO jyzz WCN3 5yRw kXPM WnUl osjQ
  qrrcrrscuuu1uvv0*20,
  uuu0uvv0*20,uuu0uvv0
  vvv0*22,uvv2
  vvv0*13,pqqgoopbopphpqqbnopfnnodrrrbrrr9ssscvvv2
  vvv0*13,rss7vvv1vvv0*3,uvv2vvv1sst6vvv0vvv2
  vvv0*2,rssaqrresssaqrrdstt7rrscsss6rrsdrss9ttt9pqqgrss9rssfrssastt6sss7sttaqrrbsssauuu5vvv2
  vvv0*20,vvv1vvv2*2,
  vvv0*19,rssdrss8vvv3vvv2
  vvv0*22,vvv2
  vvv0*8,uvu0*4,vvv0*10,vvv2
  vvv0*7,uvv0nrpcmqobnrpeorq5rss8pqqhnophnooguuu5mnnqopplnooiopplttt3vvv2
  vvv0*8,tut4sts9uvu0tuu4uvv2ttt9uuu3vvv2vvv1vvv2uuu5vvv3vvv2*3,
  vvv0*7,uuu3tuu4uuu6ttt8ttt5ttt6uuu5ttt8ttt4ttt6tuu6uuu3ttt8stt7uuv1vvv2
  vvv0*22,vvv2
  vvv0*8,uuu2vvv0*4,vvv2*2,vvv0vvv2uvv2vvv0*4,vvv2
  vvv0*8,sss6ppqgoopgppqjnoojpqqhoppdppqhoppfrrrdqrrcvvv0*3,vvv2
  vvv0*8,rss9rssbqrrerrrdstt8qrrcqrrbrssaqqrhvvv0*5,vvv2
  vvv0rst7nqqgoqrdoqrhoqraqrsavvv2uuu3ttt8ttt6*2,uuu2ttt6*2,ttt5ttt7vvv0*5,vvv2
  vvv0*10,ttt8rrsbsssbsssasssdsss7sttbttt7uuu6rssdssscuuu7vvv2
  vvv0*19,stt7ssscuuu4vvv2
  vvv0*19,vvv1vvv0*2,vvv2
  vvv0*22,vvv2
  vvv0*15,stt8uuu2uuu3vvv2ttu6ttt7vvv0vvv2
  vvv0stt6prrcoqrdprrgprr9qrsavvv2vvv0*7,rrs7qqqcsst6qqrbstt9qqqbuvv1vvv2
  vvv0uvv1tuu3vvv0uvv1vvv1vvv0*4,uuu4stt9rrsdtuu7rssastt9ssscsstcsss8sttcttt7uuu7vvv2
  vvv0*22,vvv2
  vvv0*5,uvv0*15,vvv0*2,vvv2
  vvv0*4,uuu5vvv0*2,uuu4vvv1vvv0uuu4vvv0*4,vvv1vvv0*5,vvv4vvv2
  vvv0*4,uvv6qqraopqeoppoppqimnoioopoqrrdpqqdmnohoppcpqqlnopioppbrssasst7vvv0uvv6vvv2
  vvv0*4,vvv2uvv0*16,vvv1vvv2
  uvv0vvv0*21,uuu0
login-here-alone 358x234
~ Zd4D nbl_ 5yhg 5yRw O4b8 5yRw igsF eCMe Qpoy TZi4 5yRw jmat 9pSi 0Crp mArC
  qrrcrssa*2,sss6qrrbrss9uvv0*17,
  uuu0*22,uvv0
  vvv0*22,uvv2
  vvv0*13,qqrfppqapqqgqrrapqqdoopbrss9sss8sssbvvv2
  vvv0*13,qrr9uuu1*2,vvv0uuu1tuu4uuu3rss7vvv0vvv2
  vvv0*2,rssaqrresssaqrrdstt7rrscsss6rrsdrss9ttt9pqqgrss9rssfrssastt6sss7sttaqrrbsssauuu5vvv2
  vvv0*20,vvv1vvv2*2,
  vvv0*19,rssdrss8vvv3vvv2
  vvv0*22,vvv2
  vvv0*8,uvv0*4,vvv0*10,vvv2
  vvv0*7,uvv0nrpcmqobnrpeorq5rss8pqqhnophnooguuu5mnnqopplnooiopplttt3vvv2
  vvv0*8,tut3sts7uvu0tuu2vvv1ttt8vvv2vvv1*3,uuu4vvv1vvv2*3,
  vvv0*7,uuu3ttt5uuu7ttt8sst7stt7ttt6ttt9stt5ttt7*2,tuu5ttt9stt7uuu2vvv2
  vvv0*22,vvv2
  vvv1vvv0*21,uuu1
logins-failed 358x243
~ Zd4D nbl_ -Aby 5yRw O4b8 5yRw igsF eCMe meYR Q7nT V4Ol lXFF
  qrrcrrscrss7qrrdstt5uvv0*18,
  uuu0uvv0*20,uuu0uvv0
  vvv0*22,uvv2
  vvv0*13,pqqgoopbopphpqqbnopfnnodrrrbrrr9ssscvvv2
  vvv0*13,rss7vvv1vvv0*3,uvv2vvv1sst6vvv0vvv2
  vvv0*2,rssaqrresssaqrrdstt7rrscsss6rrsdrss9ttt9pqqgrss9rssfrssastt6sss7sttaqrrbsssauuu5vvv2
  vvv0*20,vvv1vvv2*2,
  vvv0*19,rssdrss8vvv3vvv2
  vvv0*22,vvv2
  vvv0vtr0*14,vsr1vtr0*3,vsr1vtr0vvu0vvv2
  vvv0vtr0*3,tpnbtqn8tpndtqn7tpndtqn7somauqo7tpmbspmdsombtpmetpnbtpn6tqo7tpm9urp5vvu0vvv2
  vvv0vtr0*12,usq4trq3usq1usq0trp4usq1*2,usr4vvu0vvv2
  vvv0vtr0*12,usq5qpnbonmgpnm9qonfponerqoausq5vvu0vvv2
  vvv0vts0vtr0*11,usr1usq0*6,vsr1vvu0vvv2
  vvv0*22,uvv2
  uuu0*21,uuu1uvv0
own-data 358x201
~ Zd4D nbl_ NAD1 5yRw O4b8 5yRw f9rW 5SLO kYau V-9w WnUl YK8Y wZhQ
  rrs9sss8qrrbttt4uvv0*19,
  uuu0uvv0*20,uuu0uvv0
  vvv0*22,uvv2
  vvv0*18,qrr9lmnmnoojtuu4vvv2
  vvv0*7,vvv1vvv0*12,uvv2vvv1vvv2
  vvv0*4,tuu4rrsasttarssc*2,sss8rrsbqrr9stt7rssasssarss7sstasssasst8rrrerss6uuu5vvv2
  vvv0*18,vvv1uuu5vvv0*2,vvv2
  vvv0*18,ttt5sssasss7uvv1vvv2
  vvv0*5,uvv0*6,vvv0*2,uvv0*8,vvv0vvv2
  vvv0*3,vvv4vvv0vvv1vvv0uvv3vvv2*2,vvv0uvv5*2,vvv0uuu3uvv3vvv0vvv1vvv2vvv1vvv0uvv5vvv2
  vvv0*3,uvv6vvv0pqqcqqraoppdqrrappqdttt3uvv6*2,uuu2oppfpqqhrrrcnoojsss9*2,vvv0uvv6vvv2
  vvv0*3,vvv1uvv1uvv0*6,vvv2vvv1uvv0*8,vvv1vvv2
  uvv0vvv0*21,uuu0
deleting 358x848
~ Zd4D nbl_ ZttJ 5yRw sdP_ yQLp 3jvz s99B zdKD 6tb6 WRNA 3Wtt i3qX wM2D 6tb6 KAl- vbE4 Ng6z 9H16 6Z7_
~ 6tb6 XzXt vbE4 eFmv M-jT YtX6 LxhZ 8jes UaGD DkY4 LxhZ JKm5 UaGD e-pt qZ8h 1yTR stc3 5yRw LxhZ Nayp
~ UaGD DkY4 lsud -hL_ dAyK kYau wj2F eXJ9 EpjN
  qrraqrrcqrrbuvv0*20,
  uuu0uvv0*20,uuu0uvv0
  vvv0*22,uvv2
  vvv0vss0*18,tpp1urr1vuu0vvv2
  vvv0vss0*5,uqq4smmfsnn8tpp5smnatoo7too8rllcsmmesnnfsmmbtoo9topaqhi7too3vuu0vvv2
  vvv0vss0*20,vuu0vvv2
  vvv0vss0urr5snngtooatppdtpp9tooesnnfupq8too9topetnobtnoctop9top7tppatoo7uqq6vss0*2,vuu0vvv2
  vvv0vss0*3,vss1*2,urr2vss0vss1urr3*2,vss0*2,urr3vss0vss1urr3vss0*4,vuu0vvv2
  vvv0vss0*7,topctpp7top9tpp8uqq6too8toobupp5tooatpp6upp8vss0*2,vuu0vvv2
  vvv0vss0*20,vuu0vvv2
  vvv0vss0*6,tpp9rklgtnoerlletoobslmbtno9toobtooasnncrklgupq5vss0*2,vuu0vvv2
  vvv0vss0*6,vss1vss0vss1vrr3vrs1uqq4uqq3uqr4uqq6uqq5urr1vss0*3,vuu0vvv2
  vvv0vss0*6,tpp9topctop8tppdtnoauqq6tpp7upq8too8tpp9urr2uqq2vss0*2,vuu0vvv2
  vvv0vss0*11,urr2too9tpp9tpp7too9uqq4uqq2vss0*2,vuu0vvv2
  vvv0vss0*12,vss2urr2uqq5vss1vss0*4,vuu0vvv2
  vvv0vss0*14,tpp9tooburr2uqq2vss0*2,vuu0vvv2
  vvv0vss0*20,vuu0vvv2
  vvv0vss0tnndsmnaslmdsmmdtoo8smmhslmdsnndsmm9toocsmnbsmmatoobtoocsnncrklgupq5vss0*2,vuu0vvv2
  vvv0vss0*10,vss1*2,vss2urr1urr2uqq2vrr0vss0*3,vuu0vvv2
  vvv0vss0*7,urr3top6toobtppbtnoetoo9tppbsnnbtoocurr2uqq2vss0*2,vuu0vvv2
  vvv0vss0*7,uqq4uqq5*2,urr5topbtoobtop9snnd*2,uqq3uqq2vss0*2,vuu0vvv2
  vvv0vss0*8,uqq5uqr4urr3uqq4vss1vss0urr1vss0*5,vuu0vvv2
  vvv0vss0urr4vrr2uqq8urr2vss0urr4urr3vrr1urr2vss1urr3vss1urr5urr4urr3vss1urr5vss0*2,vuu0vvv2
  vvv0vss0tpp7uqq5top7*2,tpp6tpp9tpp8top7tpp9tpp7upq5top9uqq7tpp7too9tpp6urr5vss0*2,vuu0vvv2
  vvv0vss0*3,urr4toobtopbupqatpp8tpp7uqq5tooctnobtnodtooatnoatpp7uqq6tpp6vss0*2,vuu0vvv2
  vvv0vtt0vss0*5,urr1vss0*9,urr2vss0*3,vvv0vvv2
  vvv0*22,vvv2
  vvv0*7,uuu4qrrgsssfqrrdrssapqqfqrrfqqrhrrsaqqrcpqqepqqhuuu4sssbuuu6vvv2
  vvv0*7,ttu2ttt3ttu2tuu5ttu5ttt6uuu5tuu5tuu4ttt4ttu6ttt4tuu3stt2vvv1vvv2
  vvv0uuu5uvv0*19,vvv4vvv2
  vvv0uvv7vvv0*19,uvv7vvv2
  vvv0uvv5vvv0*19,uvv5vvv2
  vvv0*2,uvv0*19,vvv0vvv2
  vvv0*17,uuu3uuu4rssfttt8uuu4vvv2
  vvv0*17,rsscrss7tuu5sss4vvv1vvv2
  vvv0uuu5uvv0*19,vvv4vvv2
  vvv0uuu8nookvvv1vvv0*17,uvv7vvv2
  vvv0uvv6vvv0*19,uvv5vvv2
  vvv0*2,uvv0*19,vvv0vvv2
  vvv0*15,ttu8uuu5stt8vvv1uvv2uuu3uuu5vvv2
  vvv0*15,stt4qqrbrrr6sssa*2,qrrcvvv3vvv2
  vvv0uuu4uvv0*19,vvv3vvv2
  vvv0uvv7vvv0*19,uvv7vvv2
  vvv0uvv6vvv0*19,uvv6vvv2
  vvv0vvv1uvv0*10,uuu0uvv0*6,uuu0uuu2vvv0vvv2
  vvv0*11,vvv1rssbsssb*2,rssb*2,stt9ttt7rrsdsssduuu3vvv2
  vvv0*13,vvv2vvv1vvv2vvv0*2,vvv2*3,vvv0vvv2
  vvv0*13,rstbprrdqssdqrsbprsdqrscprr9rstbvvv0vvv2
  vvv0*22,vvv2
  vvv0*9,vvv3uvv0*3,vvv3qrs3bgi0agi0*4,bhi0stt3vvv2
  vvv0*9,uvv7ttt5mnojrssduvv7imn62ac37egf7egd8fgd8fgb1ac0mpp6vvv2
  vvv0*9,uuv4uvv0*2,uuu3uvv4mpp54bd15de34cd23bd0*3,qrs4vvv2
  vvv1vvv0*21,uvv1
